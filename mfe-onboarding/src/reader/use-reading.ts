import type { Article } from '@evenhand/contracts/agreement/document';
import { useState } from 'react';

const KEY = 'evenhand.read';
const WORDS_A_MINUTE = 200;

/** In this tab only, and for one text. */
const restore = (hash: string): string[] => {
  const [of, ...ids] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return of === hash ? ids : [];
};

const wordsIn = ({ blocks }: Article): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + block.text.split(' ').length;
    return block.kind === 'list' ? sum + block.items.join(' ').split(' ').length : sum;
  }, 0);

export const minutesFor = (articles: readonly Article[]): number =>
  Math.ceil(articles.reduce((sum, article) => sum + wordsIn(article), 0) / WORDS_A_MINUTE);

/** Which articles of a text were read to their end. */
export const useReading = (hash: string) => {
  const [read, setRead] = useState(() => restore(hash));
  const markRead = (id: string) =>
    setRead((before) => {
      if (before.includes(id)) return before;
      const after = [...before, id];
      sessionStorage.setItem(KEY, [hash, ...after].join(' '));
      return after;
    });
  return { read, markRead };
};
