import { lineOf } from './word-equation.js';

/** What mammoth does not know and would drop with the words in it, as what it reads the same. */
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

/** What stands between such a beginning and the end nearest to it is told otherwise. */
const retold = (xml: string, begin: RegExp, end: string, told: (markup: string) => string): string => {
  if (!xml.includes(end)) return xml;
  const pieces = xml.split(end);
  const rest = pieces.pop() ?? '';
  const read = pieces.map((piece) => {
    const at = piece.search(begin);
    return at < 0 ? piece + end : piece.slice(0, at) + told(piece.slice(at));
  });
  return [...read, rest].join('');
};

const text = (said: string): string => `<w:t xml:space="preserve">${said}</w:t>`;

/** Which of the choices of a form's field is shown: it stands nowhere else. */
const chosenIn = (choices: string): string => {
  const [, number] = /<w:result\s+w:val="(\d+)"/.exec(choices) ?? /<w:default\s+w:val="(\d+)"/.exec(choices) ?? [];
  const entries = [...choices.matchAll(/<w:listEntry\s+w:val="([^"<>]*)"/g)];
  return entries[Number(number ?? 0)]?.[1] ?? '';
};

/** The markup of a Word document, with nothing that mammoth would drop with its words. */
export const plainMarkup = (xml: string): string => {
  const withEquations = retold(
    xml,
    /<m:oMath[\s>]/,
    '</m:oMath>',
    (equation) => `<w:r>${text(lineOf(equation))}</w:r>`,
  );
  const withChoices = retold(
    withEquations,
    /<w:ddList[\s>]/,
    '</w:fldChar>',
    (choices) => `</w:ffData></w:fldChar>${text(chosenIn(choices))}`,
  );
  return withChoices.replace(UNKNOWN, (_, tag: string, name: string) => tag + known[name]);
};
