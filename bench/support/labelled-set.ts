import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page; or, with a thread, a message. */
interface Row {
  id: string;
  title?: string;
  text: string;
  thread?: string;
  sender?: string;
}

export interface LabelledSet {
  corpus: Row[];
  /** Those with at least one relevant row. */
  queries: { text: string; wanted: ReadonlySet<string> }[];
}

/** Reads corpus.jsonl, queries.jsonl and qrels.tsv; a score above 0 is relevant. */
export const labelledSet = (folder: string): LabelledSet => {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  const wanted = new Map<string, Set<string>>();
  for (const line of lines('qrels.tsv').slice(1)) {
    const [query = '', row = '', score] = line.split('\t');
    if (Number(score) > 0) wanted.set(query, (wanted.get(query) ?? new Set()).add(row));
  }
  const queries = lines('queries.jsonl').map((line): { id: string; text: string } => JSON.parse(line));
  return {
    corpus: lines('corpus.jsonl').map((line): Row => JSON.parse(line)),
    queries: queries.flatMap(({ id, text }) => {
      const rows = wanted.get(id);
      return rows ? [{ text, wanted: rows }] : [];
    }),
  };
};
