import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Collection } from './ranking.js';

const Candidate = z.object({
  id: z.string(),
  fileId: z.uuid(),
  passages: z.array(z.int()),
  words: z.string(),
  length: z.int(),
});
export type Candidate = z.infer<typeof Candidate>;

const Embedding = z.object({ id: z.string(), embedding: z.instanceof(Buffer) });
const Counts = z.object({ chunks: z.coerce.number(), averageLength: z.coerce.number() });
const Frequency = z.object({ word: z.string(), frequency: z.coerce.number() });

/** Days are those of the case's time zone; a chunk passes when any of its messages can lie within them. */
const FILTER = `
  ($2::date is null or last_at >= $2::date::timestamp at time zone 'America/Toronto')
  and ($3::date is null or first_at < ($3::date + 1)::timestamp at time zone 'America/Toronto')
  and ($4::text is null or strpos(lower(people), lower($4)) > 0)
  and ($5::text is null or source = $5)`;

const filterValues = ({ from, to, person, source }: EvidenceFilters) => [
  from ?? null,
  to ?? null,
  person ?? null,
  source ?? null,
];

/** Every statement names the case: there is no way to ask across cases. */
@Injectable()
export class SearchRepository {
  /** The words of a question as the index knows them, without those that stand everywhere. */
  async wordsOf(manager: EntityManager, question: string): Promise<string[]> {
    const rows = await manager.query(`select unnest(tsvector_to_array(to_tsvector('english', $1))) as word`, [
      question,
    ]);
    return z
      .array(z.object({ word: z.string() }))
      .parse(rows)
      .map(({ word }) => word);
  }

  async collection(manager: EntityManager, caseId: string, words: string[]): Promise<Collection> {
    const counts = await manager.query(
      `select count(*) as chunks, coalesce(avg(length), 0) as "averageLength" from chunk where case_id = $1`,
      [caseId],
    );
    const frequencies = await manager.query(
      `select word, (select count(*) from chunk where case_id = $1 and words @@ quote_literal(word)::tsquery) as frequency
       from unnest($2::text[]) as word`,
      [caseId, words],
    );
    const byWord = Frequency.array()
      .parse(frequencies)
      .map(({ word, frequency }) => [word, frequency] as const);
    return { ...Counts.parse(counts[0]), frequencies: new Map(byWord) };
  }

  /** The chunks with most of the words; BM25 then orders them. */
  async withWords(
    manager: EntityManager,
    caseId: string,
    words: string[],
    filters: EvidenceFilters,
    limit: number,
  ): Promise<Candidate[]> {
    const rows = await manager.query(
      `with question as (select string_agg(quote_literal(word), ' | ')::tsquery as words from unnest($6::text[]) as word)
       select id, file_id as "fileId", passages, chunk.words::text as words, length from chunk, question
       where case_id = $1 and ${FILTER} and chunk.words @@ question.words
       order by ts_rank(chunk.words, question.words, 1) desc, id limit $7`,
      [caseId, ...filterValues(filters), words, limit],
    );
    return Candidate.array().parse(rows);
  }

  async byId(manager: EntityManager, caseId: string, ids: string[]): Promise<Candidate[]> {
    const rows = await manager.query(
      `select id, file_id as "fileId", passages, words::text as words, length from chunk
       where case_id = $1 and id = any($2::bigint[])`,
      [caseId, ids],
    );
    return Candidate.array().parse(rows);
  }

  /** The chunks that pass the filters; undefined when there are none to pass. */
  async allowed(
    manager: EntityManager,
    caseId: string,
    filters: EvidenceFilters,
  ): Promise<ReadonlySet<string> | undefined> {
    const values = filterValues(filters);
    if (values.every((value) => value === null)) return undefined;
    const rows = await manager.query(`select id from chunk where case_id = $1 and ${FILTER}`, [caseId, ...values]);
    return new Set(
      z
        .array(z.object({ id: z.string() }))
        .parse(rows)
        .map(({ id }) => id),
    );
  }

  /** Changes whenever the embeddings of a case do. */
  async versionOf(manager: EntityManager, caseId: string): Promise<string> {
    const [row] = await manager.query(
      `select coalesce(md5(string_agg(file_id::text || coalesce(run::text, '') || embedded, ',' order by file_id)), '') as version
       from indexing where case_id = $1`,
      [caseId],
    );
    return z.object({ version: z.string() }).parse(row).version;
  }

  async embeddingsOf(manager: EntityManager, caseId: string): Promise<z.infer<typeof Embedding>[]> {
    const rows = await manager.query(
      'select id, embedding from chunk where case_id = $1 and embedding is not null order by id',
      [caseId],
    );
    return Embedding.array().parse(rows);
  }
}
