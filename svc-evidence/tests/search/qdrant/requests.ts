import type { Schemas } from '@qdrant/js-client-rest';
import { z } from 'zod';

type Name = keyof Schemas;

/** Compile error for a field that the published type lacks. */
type Known<Schema extends z.ZodType, Published> = [Exclude<keyof z.output<Schema>, keyof Published>] extends [never]
  ? Schema
  : never;

/** A subset of Qdrant's published type, compared by the compiler. */
const published =
  <Of extends Name>(_name: Of) =>
  <Schema extends z.ZodType<Schemas[Of]>>(schema: Known<Schema, Schemas[Of]>): Known<Schema, Schemas[Of]> =>
    schema;

const Vector = z.array(z.number()).length(384);
const Sparse = published('SparseVector')(
  z
    .strictObject({ indices: z.array(z.int().min(0).max(0xffff_ffff)).min(1), values: z.array(z.number()).min(1) })
    .refine(({ indices, values }) => indices.length === values.length, 'as many values as indices')
    .refine(({ indices }) => new Set(indices).size === indices.length, 'each index once'),
);

const Key = z.string().regex(/^[\w-]+(\.[\w-]+)*$/);
const Moment = z.iso.datetime();
const field = published('FieldCondition');

const InCase = field(z.strictObject({ key: z.literal('caseId'), match: z.strictObject({ value: z.uuid() }) }));
const Condition = z.union([
  published('HasIdCondition')(z.strictObject({ has_id: z.array(z.uuid()).min(1) })),
  field(z.strictObject({ key: Key, match: z.strictObject({ value: z.union([z.string(), z.int()]) }) })),
  field(z.strictObject({ key: Key, match: z.strictObject({ any: z.array(z.string()).min(1) }) })),
  field(
    z.strictObject({
      key: Key,
      range: published('DatetimeRange')(z.strictObject({ gte: Moment.optional(), lt: Moment.optional() })),
    }),
  ),
  field(z.strictObject({ key: Key, range: published('Range')(z.strictObject({ lt: z.int() })) })),
]);
export type Condition = z.infer<typeof Condition>;

/** A filter must begin with one case. */
const Filter = published('Filter')(z.strictObject({ must: z.tuple([InCase]).rest(Condition) }));
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

const Point = published('PointStruct')(
  z.strictObject({
    id: z.uuid(),
    vector: z.strictObject({ words: Sparse.optional(), meaning: Vector.optional() }),
    payload: Payload,
  }),
);

export const CreateCollection = published('CreateCollection')(
  z.strictObject({
    vectors: z.strictObject({
      meaning: published('VectorParams')(
        z.strictObject({ size: z.literal(384), distance: z.literal('Dot'), memory: z.literal('cold') }),
      ),
    }),
    sparse_vectors: z.strictObject({ words: z.strictObject({}) }),
    hnsw_config: published('HnswConfigDiff')(z.strictObject({ m: z.literal(0), payload_m: z.int().min(1) })),
    quantization_config: published('ScalarQuantization')(
      z.strictObject({
        scalar: published('ScalarQuantizationConfig')(
          z.strictObject({ type: z.literal('int8'), memory: z.literal('pinned') }),
        ),
      }),
    ),
  }),
);

const Tenant = published('KeywordIndexParams')(
  z.strictObject({ type: z.literal('keyword'), is_tenant: z.literal(true) }),
);
const notInTheGraph = { enable_hnsw: z.literal(false) };
const Narrowing = z.union([
  published('KeywordIndexParams')(z.strictObject({ type: z.literal('keyword'), ...notInTheGraph })),
  published('DatetimeIndexParams')(z.strictObject({ type: z.literal('datetime'), ...notInTheGraph })),
  published('IntegerIndexParams')(
    z.strictObject({ type: z.literal('integer'), lookup: z.boolean(), range: z.boolean(), ...notInTheGraph }),
  ),
]);
const index = published('CreateFieldIndex');
export const CreateFieldIndex = z.union([
  index(z.strictObject({ field_name: z.literal('caseId'), field_schema: Tenant })),
  index(z.strictObject({ field_name: Key, field_schema: Narrowing })),
]);
export type FieldIndex = z.infer<typeof CreateFieldIndex>['field_schema'];

export const Upsert = published('PointsList')(z.strictObject({ points: z.array(Point).min(1) }));

const Meaning = published('PointVectors')(
  z.strictObject({ id: z.uuid(), vector: z.strictObject({ meaning: Vector }) }),
);
export const UpdateVectors = published('UpdateVectors')(z.strictObject({ points: z.array(Meaning).min(1) }));

export const Count = published('CountRequest')(z.strictObject({ filter: Filter, exact: z.literal(true) }));

export const Delete = published('FilterSelector')(z.strictObject({ filter: Filter }));

export const Facet = published('FacetRequest')(z.strictObject({ key: Key, filter: Filter, limit: z.int().min(1) }));

const Search = published('QueryRequest')(
  z.strictObject({
    query: z.union([Vector, Sparse]),
    using: z.enum(['words', 'meaning']),
    filter: Filter,
    limit: z.int().min(1),
    with_payload: z.array(Key).min(1),
    params: published('SearchParams')(
      z.strictObject({
        hnsw_ef: z.int().optional(),
        exact: z.boolean().optional(),
        quantization: published('QuantizationSearchParams')(z.strictObject({ rescore: z.literal(true) })).optional(),
      }),
    ).optional(),
  }),
);
export type Search = z.infer<typeof Search>;

export const QueryBatch = published('QueryRequestBatch')(z.strictObject({ searches: z.array(Search).min(1) }));
