interface Open {
  name: string;
  text: string;
  brackets: [begin: string, end: string];
}

const TAG = /<(\/?)m:(?!t\b)(\w+)(?!\w)([^<>]*)>|<[mw]:t(?:\s[^<>]*)?>([^<]*)/g;
const VALUE = /m:val="([^"]*)"/;

const signs: Record<string, string> = { den: '/', sup: '^', sub: '_', lim: '_' };

const isOne = (said: string): boolean => /^[\p{L}\p{N}.,$€%]*$/u.test(said);
const together = (said: string): string => (isOne(said) ? said : `(${said})`);

const lineOfPart = ({ name, text, brackets }: Open, within: string | undefined): string => {
  if (name === 'd') return `${brackets[0]}${text}${brackets[1]}`;
  if (name === 'num' || name in signs) return `${signs[name] ?? ''}${together(text)}`;
  if (name !== 'e') return text;
  if (within === 'rad') return `√${together(text)}`;
  if (within === 'mr' || within === 'eqArr') return `${text}; `;
  return within?.startsWith('sS') ? together(text) : text;
};

/** One line in which 1/2 is not 12. */
const lineOf = (equation: string): string => {
  const open: Open[] = [{ name: '', text: '', brackets: ['(', ')'] }];
  const append = (said: string) => {
    const last = open.at(-1);
    if (last) last.text += said;
  };
  for (const [, ends, name, facts = '', text] of equation.matchAll(TAG)) {
    if (name === undefined) append(text ?? '');
    else if (name === 'begChr' || name === 'endChr') {
      const around = open.at(-2);
      if (around) around.brackets[name === 'begChr' ? 0 : 1] = VALUE.exec(facts)?.[1] ?? '';
    } else if (ends && open.length > 1) {
      const part = open.pop();
      if (part) append(lineOfPart(part, open.at(-1)?.name));
    } else if (!ends && !facts.endsWith('/')) open.push({ name, text: '', brackets: ['(', ')'] });
  }
  return open.map(({ text }) => text).join('');
};

/** Elements that mammoth drops with their text, and their equivalents. */
const known: Record<string, string> = {
  fldSimple: 'w:smartTag',
  bdo: 'w:smartTag',
  dir: 'w:smartTag',
  ruby: 'w:smartTag',
  rubyBase: 'w:smartTag',
  oMathPara: 'w:smartTag',
  cr: 'w:br',
  ptab: 'w:tab',
};

const UNKNOWN = new RegExp(String.raw`(</?)[wm]:(${Object.keys(known).join('|')})(?=[\s/>])`, 'g');

const replaceElements = (xml: string, begin: RegExp, end: string, replace: (markup: string) => string): string => {
  if (!xml.includes(end)) return xml;
  const pieces = xml.split(end);
  const rest = pieces.pop() ?? '';
  const read = pieces.map((piece) => {
    const at = piece.search(begin);
    return at < 0 ? piece + end : piece.slice(0, at) + replace(piece.slice(at));
  });
  return [...read, rest].join('');
};

const text = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`;

/** The selected choice of a form field occurs nowhere else. */
const chosenIn = (choices: string): string => {
  const [, number] = /<w:result\s+w:val="(\d+)"/.exec(choices) ?? /<w:default\s+w:val="(\d+)"/.exec(choices) ?? [];
  const entries = [...choices.matchAll(/<w:listEntry\s+w:val="([^"<>]*)"/g)];
  return entries[Number(number ?? 0)]?.[1] ?? '';
};

const AUTHOR = /w:author="([^"]*)"/;
const TEXT_DELETED = /(<\/?)w:delText(?=[\s>])/g;

/** The words of a tracked deletion were in an earlier draft: they are kept, marked as deleted. */
const markedDeletion = (deletion: string): string => {
  const end = deletion.indexOf('>') + 1;
  const words = deletion.slice(end).replace(TEXT_DELETED, '$1w:t');
  if (!/<w:t[\s>]/.test(words)) return '';
  const author = AUTHOR.exec(deletion.slice(0, end))?.[1];
  const run = (said: string) => `<w:r>${text(said)}</w:r>`;
  return `${run(`[deleted${author ? ` by ${author}` : ''}: `)}${words}${run(']')}`;
};

export const plainMarkup = (given: string): string => {
  // A deleted end of a paragraph would take its words along.
  const withEnds = given.replace(/<w:del(?:\s[^<>]*)?\/>/g, '');
  const xml = replaceElements(withEnds, /<w:del(?:\s[^<>]*[^/<>])?>/, '</w:del>', markedDeletion);
  const withEquations = replaceElements(
    xml,
    /<m:oMath[\s>]/,
    '</m:oMath>',
    (equation) => `<w:r>${text(lineOf(equation))}</w:r>`,
  );
  const withChoices = replaceElements(
    withEquations,
    /<w:ddList[\s>]/,
    '</w:fldChar>',
    (choices) => `</w:ffData></w:fldChar>${text(chosenIn(choices))}`,
  );
  return withChoices.replace(UNKNOWN, (_, tag: string, name: string) => tag + known[name]);
};
