import { lineOf } from './word-equation.js';

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

export const plainMarkup = (xml: string): string => {
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
