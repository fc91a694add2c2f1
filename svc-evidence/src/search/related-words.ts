import { lexemesOf } from './lexer.js';

/** The words before ">" find each other and those after it, which are too common to find the ones before. */
const GROUPS = `
  salary, income, wage, earnings, earn, paycheque, paycheck > pay
  job, employment, employer, occupation > work
  rent, lease, tenancy
  apartment, flat, condo
  house, home, cottage
  car, vehicle, truck, van
  doctor, physician, pediatrician, clinic
  medicine, drug, pill, prescription, medication
  sick, ill, unwell, fever
  daycare, childcare, babysitter, sitter, nanny
  kids, children
  mom, mum, mother
  dad, father
  grandma, grandmother, nana
  grandpa, grandfather
  wife, husband, spouse
  cost, price, fee, expense, bill
  buy, purchase
  vacation, holiday, trip, travel
  lawyer, attorney, solicitor
  drunk, alcohol, booze, beer, wine, liquor
  hit, punch, slap, assault
  yell, shout, scream
  angry, mad, furious, upset
  afraid, scared, frightened, fear
  debt, loan, owe, borrow
  police, cop, officer
  phone, cell, mobile
  cancel, postpone, reschedule
  affair, cheat, unfaithful
  move, relocate
  photo, picture, pic
  money, cash`;

type Group = [finding: string[], found: string[]];

const groups = GROUPS.trim()
  .split('\n')
  .map((line): Group => {
    const [finding = '', more = ''] = line.split('>');
    return [lexemesOf(finding), lexemesOf(`${finding} ${more}`)];
  });

const others = new Map<string, string[]>();
for (const [finding, found] of groups)
  for (const word of finding) others.set(word, [...(others.get(word) ?? []), ...found.filter((one) => one !== word)]);

/** "What does Sam make a year?", "How much did Sam make at the plant?" */
const ASKS_FOR_INCOME =
  /\b(?:make|makes|making|made)\b[^.?!]{0,40}\b(?:a|an|per|each|every) (?:hour|week|month|year)\b|\bhow much (?:do|does|did|will|would|is|was) [^.?!]{1,40} (?:make|making)\b/i;
const [MAKE = '', INCOME = ''] = lexemesOf('make income');

/** Lexemes with much the same meaning in a family's evidence, for each of a question's that has some. */
export const relatedTerms = (question: string, terms: string[]): Map<string, string[]> => {
  const related = new Map(
    terms.flatMap((term) => {
      const found = others.get(term);
      return found ? [[term, found] as const] : [];
    }),
  );
  const income = others.get(INCOME);
  if (income && terms.includes(MAKE) && ASKS_FOR_INCOME.test(question)) related.set(MAKE, [INCOME, ...income]);
  return related;
};
