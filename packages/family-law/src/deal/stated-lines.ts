import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { NOTHING } from '../money.js';
import { money } from '../print.js';
import { pathsOf, type Term } from '../terms/term.js';
import type { Terms } from '../terms/terms.js';

type Figures = Partial<Pick<DealLine, 'child' | 'figure' | 'shares' | 'payor' | 'from' | 'gist'>>;

/** Writes the line of a term; empty where no article states it. */
export type LineOf = (topic: DealLine['topic'], term: Term<unknown>, figures?: Figures) => DealLine[];

const wordsIn = (block: Block): string => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items.join(' ') : '';
};

/** The paragraph that states a term; of several, the first. */
const statedIn = ({ articles }: AgreementDocument, path: string) => {
  for (const { id, number, blocks } of articles) {
    const place = blocks.findIndex((one) => one.kind !== 'working' && one.states?.includes(path));
    const [block, next] = blocks.slice(place, place + 2);
    if (place >= 0 && block) {
      const words = wordsIn(block);
      // A paragraph that leads into a list is shown with it.
      return { article: { id, number }, text: words.endsWith(':') && next ? `${words} ${wordsIn(next)}` : words };
    }
  }
  return null;
};

export const linesOf = (terms: Terms, document: AgreementDocument): LineOf => {
  const paths = new Map<object, string>(pathsOf(terms));
  return (topic, term, { child = null, figure = null, shares = null, payor = null, from = null, gist = null } = {}) => {
    const stated = statedIn(document, paths.get(term) ?? '');
    return stated ? [{ topic, ...stated, child, figure, shares, payor, from, gist }] : [];
  };
};

export const monthly = (
  { value }: Term<Parameters<typeof money>[0]>,
  payor: Party | null,
  from: IsoDate | null = null,
): Figures => (value === null || value === NOTHING ? {} : { figure: `${money(value)} a month`, payor, from });
