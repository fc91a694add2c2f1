/** Blocks that hold rules, not declarations. */
const HOLDS_RULES = /^@(media|layer|supports|container)\b/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Where the block that opens at `open` ends. */
const endOf = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const mark = css[at];
    if (mark === '"' || mark === "'") at = css.indexOf(mark, at + 1);
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A style sheet has a block without an end');
};

interface Statement {
  /** A selector, or an at-rule with its parameters. */
  prelude: string;
  /** The content between the braces; null for a statement that ends with a semicolon. */
  body: string | null;
}

const statementsOf = (css: string): Statement[] => {
  const found: Statement[] = [];
  let at = 0;
  while (at < css.length) {
    const next = css.slice(at).search(/[{;]/);
    if (next < 0) break;
    const stop = at + next;
    const isBlock = css[stop] === '{';
    const end = isBlock ? endOf(css, stop) : stop;
    found.push({ prelude: css.slice(at, stop).trim(), body: isBlock ? css.slice(stop + 1, end) : null });
    at = end + 1;
  }
  return found;
};

const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name = '']) => name);

const isUsed = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors.split(',').some((selector) => classesOf(selector).every((name) => classes.has(name)));

/** The rules of a style sheet whose classes are all on the page, each once. Later content loads its own sheets. */
export const usedStyles = (css: string, html: string): string => {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const seen = new Set<string>();
  const once = (rule: string, within: string): string => {
    if (seen.has(within + rule)) return '';
    seen.add(within + rule);
    return rule;
  };
  const keep = (sheet: string, within: string): string =>
    statementsOf(sheet)
      .map(({ prelude, body }) => {
        if (body === null) return once(`${prelude};`, within);
        if (HOLDS_RULES.test(prelude)) {
          const inside = keep(body, within + prelude);
          return inside && `${prelude}{${inside}}`;
        }
        if (!prelude.startsWith('@') && !isUsed(prelude, classes)) return '';
        return once(`${prelude}{${body}}`, within);
      })
      .join('');
  return keep(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), '');
};
