import type { Article } from '@evenhand/contracts/agreement/document';
import { tried } from '@evenhand/web-kit/storage';
import { useState } from 'react';

const KEY = 'evenhand.read';
const WORDS_A_MINUTE = 200;

/** In this tab only, and for one text. */
const restore = (hash: string): string[] => {
  const [of, ...ids] = (tried(() => sessionStorage.getItem(KEY)) ?? '').split(' ');
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
  const [reading, setReading] = useState(() => ({ hash, read: restore(hash) }));
  // A new version was not read yet.
  if (reading.hash !== hash) setReading({ hash, read: restore(hash) });
  const markRead = (id: string) =>
    setReading(({ read }) => {
      if (read.includes(id)) return { hash, read };
      const after = [...read, id];
      tried(() => sessionStorage.setItem(KEY, [hash, ...after].join(' ')));
      return { hash, read: after };
    });
  return { read: reading.read, markRead };
};
