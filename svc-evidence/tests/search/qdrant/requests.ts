import type { Schemas } from '@qdrant/js-client-rest';
import { z } from 'zod';

/**
 * The requests that the double understands: each a part of what Qdrant publishes (`satisfies`), and nothing beside it.
 * A filter that does not name one case, as the first thing it demands, is no filter here.
 */
const Vector = z.array(z.number()).length(384);
const Sparse = z
  .strictObject({ indices: z.array(z.int().min(0).max(0xffff_ffff)).min(1), values: z.array(z.number()).min(1) })
  .refine(({ indices, values }) => indices.length === values.length, 'as many values as indices')
  .refine(({ indices }) => new Set(indices).size === indices.length, 'each index once');

const InCase = z.strictObject({ key: z.literal('caseId'), match: z.strictObject({ value: z.uuid() }) });
const Key = z.string().regex(/^[\w-]+(\.[\w-]+)*$/);
const Moment = z.iso.datetime();
const Condition = z.union([
  z.strictObject({ has_id: z.array(z.uuid()).min(1) }),
  z.strictObject({ key: Key, match: z.strictObject({ value: z.union([z.string(), z.int()]) }) }),
  z.strictObject({ key: Key, match: z.strictObject({ any: z.array(z.string()).min(1) }) }),
  z.strictObject({ key: Key, range: z.strictObject({ gte: Moment.optional(), lt: Moment.optional() }) }),
  z.strictObject({ key: Key, range: z.strictObject({ lt: z.int() }) }),
]);
export type Condition = z.infer<typeof Condition>;

const Filter = z.strictObject({ must: z.tuple([InCase]).rest(Condition) }) satisfies z.ZodType<Schemas['Filter']>;
export type Filter = z.infer<typeof Filter>;

const Payload = z.strictObject({
  caseId: z.uuid(),
  fileId: z.uuid(),
  number: z.int().min(0),
  turn: z.int(),
  source: z.string(),
  people: z.array(z.base64()),
  firstAt: Moment.nullable(),
  lastAt: Moment.nullable(),
  length: z.int().min(0),
  terms: z.array(z.int().min(0).max(0xffff_ffff)),
  counts: z.record(z.string().regex(/^[0-9a-f]{8}$/), z.int().min(1)),
});
export type Payload = z.infer<typeof Payload>;

const Point = z.strictObject({
  id: z.uuid(),
  vector: z.strictObject({ words: Sparse.optional(), meaning: Vector.optional() }),
  payload: Payload,
}) satisfies z.ZodType<Schemas['PointStruct']>;

export const CreateCollection = z.strictObject({
  vectors: z.strictObject({
    meaning: z.strictObject({ size: z.literal(384), distance: z.literal('Dot'), memory: z.literal('cold') }),
  }),
  sparse_vectors: z.strictObject({ words: z.strictObject({}) }),
  hnsw_config: z.strictObject({ m: z.literal(0), payload_m: z.int().min(1) }),
  quantization_config: z.strictObject({
    scalar: z.strictObject({ type: z.literal('int8'), memory: z.literal('pinned') }),
  }),
}) satisfies z.ZodType<Schemas['CreateCollection']>;

const Tenant = z.strictObject({ type: z.literal('keyword'), is_tenant: z.literal(true) });
const Narrowing = z.strictObject({ type: z.enum(['keyword', 'datetime']), enable_hnsw: z.literal(false) });
const Whole = Narrowing.extend({ type: z.literal('integer'), lookup: z.boolean(), range: z.boolean() });
export const CreateFieldIndex = z.union([
  z.strictObject({ field_name: z.literal('caseId'), field_schema: Tenant }),
  z.strictObject({ field_name: Key, field_schema: z.union([Narrowing, Whole]) }),
]) satisfies z.ZodType<Schemas['CreateFieldIndex']>;
export type FieldIndex = z.infer<typeof CreateFieldIndex>['field_schema'];

export const Upsert = z.strictObject({ points: z.array(Point).min(1) }) satisfies z.ZodType<
  Schemas['PointInsertOperations']
>;

export const UpdateVectors = z.strictObject({
  points: z.array(z.strictObject({ id: z.uuid(), vector: z.strictObject({ meaning: Vector }) })).min(1),
}) satisfies z.ZodType<Schemas['UpdateVectors']>;

export const Count = z.strictObject({ filter: Filter, exact: z.literal(true) }) satisfies z.ZodType<
  Schemas['CountRequest']
>;

export const Delete = z.strictObject({ filter: Filter }) satisfies z.ZodType<Schemas['PointsSelector']>;

export const Facet = z.strictObject({ key: Key, filter: Filter, limit: z.int().min(1) }) satisfies z.ZodType<
  Schemas['FacetRequest']
>;

const Search = z.strictObject({
  query: z.union([Vector, Sparse]),
  using: z.enum(['words', 'meaning']),
  filter: Filter,
  limit: z.int().min(1),
  with_payload: z.array(Key).min(1),
  params: z
    .strictObject({
      hnsw_ef: z.int().optional(),
      exact: z.boolean().optional(),
      quantization: z.strictObject({ rescore: z.literal(true) }).optional(),
    })
    .optional(),
}) satisfies z.ZodType<Schemas['QueryRequest']>;
export type Search = z.infer<typeof Search>;

export const QueryBatch = z.strictObject({ searches: z.array(Search).min(1) }) satisfies z.ZodType<
  Schemas['QueryRequestBatch']
>;
