/** Base form and other forms; a stemmer keeps these apart. Left out are forms that are more often another word. */
const VERBS = `
  begin began begun, break broke broken, bring brought, build built, buy bought, catch caught, choose chose chosen,
  come came, deal dealt, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feel felt,
  fight fought, find found, fly flew flown, forget forgot forgotten, forgive forgave forgiven, get got gotten,
  give gave given, go went gone, grow grew grown, hang hung, hear heard, hide hid hidden, hold held, keep kept,
  know knew known, lay laid, lead led, leave left, lend lent, lose lost, make made, mean meant, meet met, pay paid,
  repay repaid, ride rode ridden, ring rang rung, run ran, say said, see saw seen, sell sold, send sent,
  show shown, sleep slept, speak spoke spoken, spend spent, stand stood, steal stole stolen, swear swore sworn,
  swim swam swum, take took taken, teach taught, tell told, think thought, throw threw thrown, understand understood,
  wake woke woken, wear wore worn, win won, withdraw withdrew withdrawn, write wrote written`;

const baseForms = new Map(
  VERBS.split(',').flatMap((verb) => {
    const [base = '', ...forms] = verb.trim().split(/\s+/);
    return forms.map((form) => [form, base] as const);
  }),
);

/** "paid" gives "pay"; any other word itself. */
export const baseFormOf = (word: string): string => baseForms.get(word) ?? word;
