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
const [EQUATION, EQUATION_ENDS] = [/<m:oMath[\s>]/, '</m:oMath>'];

const withEquations = (xml: string): string => {
  const pieces = xml.split(EQUATION_ENDS);
  const rest = pieces.pop() ?? '';
  const read = pieces.map((piece) => {
    const at = piece.search(EQUATION);
    if (at < 0) return piece + EQUATION_ENDS;
    return `${piece.slice(0, at)}<w:r><w:t>${lineOf(piece.slice(at))}</w:t></w:r>`;
  });
  return [...read, rest].join('');
};

/** The markup of a Word document, with nothing that mammoth would drop with its words. */
export const plainMarkup = (xml: string): string =>
  (xml.includes(EQUATION_ENDS) ? withEquations(xml) : xml).replace(
    UNKNOWN,
    (_, tag: string, name: string) => tag + known[name],
  );
