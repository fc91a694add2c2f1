import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';

type Topic = DealLine['topic'];
type Block = AgreementDocument['articles'][number]['blocks'][number];

interface Said {
  article: string;
  child?: string;
  /** As printed; omitted unless the article states it. */
  figure?: string;
  /** The page's form of the figure, where it differs from the article's. */
  printed?: string;
  shares?: Record<Party, string>;
  payor?: Party | null;
  /** Selects the paragraph; default: the one with the figures, otherwise the first. */
  paragraph?: (texts: string[]) => string | undefined;
}

const saidIn = (block: Block | undefined): string[] => {
  if (block?.kind === 'paragraph') return [block.text];
  return block?.kind === 'list' ? block.items : [];
};

/** A paragraph that ends with a colon needs the block after it. */
const withWhatFollows = (blocks: Block[], text: string): string => {
  if (!text.endsWith(':')) return text;
  const place = blocks.findIndex((block) => block.kind === 'paragraph' && block.text === text);
  return [text, ...saidIn(blocks[place + 1])].join(' ');
};

/** Empty when the agreement has no such article. */
export const line = (document: AgreementDocument, topic: Topic, said: Said): DealLine[] => {
  const article = document.articles.find(({ id }) => id === said.article);
  const blocks = article?.blocks ?? [];
  const texts = blocks.flatMap(saidIn);
  const figures = [said.figure, said.shares?.owner, said.shares?.partner].filter((figure) => figure !== undefined);
  const stating = texts.find((text) => figures.length > 0 && figures.every((figure) => text.includes(figure)));
  const text = said.paragraph?.(texts) ?? stating ?? texts[0];
  if (!article || text === undefined) return [];
  const { child = null, printed = null, payor = null, shares = null } = said;
  const isStated = stating !== undefined || figures.length === 0;
  return [
    {
      topic,
      article: { id: article.id, number: article.number },
      child,
      figure: isStated ? (printed ?? said.figure ?? null) : null,
      shares: isStated ? shares : null,
      payor: isStated ? payor : null,
      text: withWhatFollows(blocks, text),
    },
  ];
};

export const startingWith =
  (...beginnings: string[]) =>
  (texts: string[]) =>
    texts.find((text) => beginnings.some((beginning) => text.startsWith(beginning)));

/** The couple's own paragraph, or the one that states that there is nothing. */
export const inOwnWords = (written: string | undefined) => (texts: string[]) =>
  texts.find((text) => written !== undefined && text === written.trim());
