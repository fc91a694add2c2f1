interface Open {
  name: string;
  said: string;
  /** Delimiters of a bracket element. */
  brackets: [begin: string, end: string];
}

const TAG = /<(\/?)m:(?!t\b)(\w+)(?!\w)([^<>]*)>|<[mw]:t(?:\s[^<>]*)?>([^<]*)/g;
const VALUE = /m:val="([^"]*)"/;

/** Separators for fractions, superscripts and subscripts. */
const signs: Record<string, string> = { den: '/', sup: '^', sub: '_', lim: '_' };

/** One word or number, which needs no brackets. */
const isOne = (said: string): boolean => /^[\p{L}\p{N}.,$€%]*$/u.test(said);
const together = (said: string): string => (isOne(said) ? said : `(${said})`);

const saidOf = ({ name, said, brackets }: Open, within: string | undefined): string => {
  if (name === 'd') return `${brackets[0]}${said}${brackets[1]}`;
  if (name === 'num' || name in signs) return `${signs[name] ?? ''}${together(said)}`;
  if (name !== 'e') return said;
  if (within === 'rad') return `√${together(said)}`;
  if (within === 'mr' || within === 'eqArr') return `${said}; `;
  return within?.startsWith('sS') ? together(said) : said;
};

/** One line in which 1/2 is not 12. */
export const lineOf = (equation: string): string => {
  const open: Open[] = [{ name: '', said: '', brackets: ['(', ')'] }];
  const say = (said: string) => {
    const last = open.at(-1);
    if (last) last.said += said;
  };
  for (const [, ends, name, facts = '', text] of equation.matchAll(TAG)) {
    if (name === undefined) say(text ?? '');
    else if (name === 'begChr' || name === 'endChr') {
      const around = open.at(-2);
      if (around) around.brackets[name === 'begChr' ? 0 : 1] = VALUE.exec(facts)?.[1] ?? '';
    } else if (ends && open.length > 1) {
      const part = open.pop();
      if (part) say(saidOf(part, open.at(-1)?.name));
    } else if (!ends && !facts.endsWith('/')) open.push({ name, said: '', brackets: ['(', ')'] });
  }
  return open.map(({ said }) => said).join('');
};
