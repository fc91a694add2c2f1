import { z } from 'zod';
import type { Condition, FieldIndex, Filter, Payload, Search } from './requests.js';

interface Vectors {
  words?: { indices: number[]; values: number[] };
  meaning?: number[];
}

interface Point {
  id: string;
  vector: Vectors;
  payload: Payload;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class PointsInMemory {
  readonly points = new Map<string, Point>();
  readonly indexes = new Map<string, FieldIndex>();

  upsert(points: Point[]): void {
    for (const point of points) this.points.set(point.id, point);
  }

  updateVectors(points: { id: string; vector: { meaning: number[] } }[]): void {
    for (const { id, vector } of points) {
      const point = this.points.get(id) ?? refuse(404, `Not found: No point with id ${id} found`);
      point.vector = { ...point.vector, ...vector };
    }
  }

  count(filter: Filter): number {
    return this.passing(filter).length;
  }

  delete(filter: Filter): void {
    for (const { id } of this.passing(filter)) this.points.delete(id);
  }

  facet(key: string, filter: Filter, limit: number): { value: string; count: number }[] {
    this.indexFor(key);
    const counts = new Map<string, number>();
    for (const point of this.passing(filter))
      for (const value of new Set(valuesAt(point, key).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
    const hits = [...counts].map(([value, count]) => ({ value, count }));
    return hits.sort((a, b) => b.count - a.count).slice(0, limit);
  }

  query({ query, using, filter, limit, with_payload }: Search) {
    if (Array.isArray(query) !== (using === 'meaning')) refuse(400, `Wrong input: ${using} is no vector of this kind`);
    const scored = this.passing(filter).flatMap((point) => {
      const score = Array.isArray(query) ? product(query, point.vector.meaning) : weight(query, point.vector.words);
      return score === null
        ? []
        : [{ id: point.id, version: 0, score, payload: selected(point.payload, with_payload) }];
    });
    return scored.sort((a, b) => b.score - a.score).slice(0, limit);
  }

  private passing({ must }: Filter): Point[] {
    for (const condition of must) if ('key' in condition) this.mayFilterBy(condition);
    return [...this.points.values()].filter((point) => must.every((condition) => passes(point, condition)));
  }

  /** Refuses what a real server could only answer by scanning all cases. */
  private mayFilterBy(condition: Extract<Condition, { key: string }>): void {
    const index = this.indexFor(condition.key);
    if (index.type !== 'integer') return;
    const isServed = 'range' in condition ? index.range : index.lookup;
    if (!isServed) refuse(400, `Bad request: the index of ${condition.key} does not serve this`);
  }

  private indexFor(key: string): FieldIndex {
    return this.indexes.get(key) ?? refuse(400, `Bad request: Index required but not found for "${key}"`);
  }
}

const refuse = (status: number, message: string): never => {
  throw new Refused(status, message);
};

const Scalars = z.union([z.array(z.union([z.string(), z.number()])), z.string(), z.number(), z.null()]);

const valuesAt = ({ payload }: Point, key: string): (string | number)[] => {
  const value = Scalars.parse(Object.entries(payload).find(([name]) => name === key)?.[1] ?? null);
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
};

const passes = (point: Point, condition: Condition): boolean => {
  if ('has_id' in condition) return condition.has_id.includes(point.id);
  const values = valuesAt(point, condition.key);
  if ('range' in condition) return values.some((value) => isWithin(value, condition.range));
  const { match } = condition;
  if ('any' in match) return values.some((value) => typeof value === 'string' && match.any.includes(value));
  return values.includes(match.value);
};

const isWithin = (value: string | number, { gte, lt }: { gte?: string; lt?: string | number }): boolean => {
  const [at, from, to] = [value, gte, lt].map((one) => (typeof one === 'string' ? Date.parse(one) : one));
  return at !== undefined && (from === undefined || at >= from) && (to === undefined || at < to);
};

const product = (query: number[], vector: number[] | undefined): number | null =>
  vector ? query.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0) : null;

const weight = (query: NonNullable<Vectors['words']>, vector: Vectors['words']): number | null => {
  const values = new Map(vector?.indices.map((index, at) => [index, vector.values[at] ?? 0]));
  const common = query.indices.flatMap((index, at) => {
    const value = values.get(index);
    return value === undefined ? [] : [value * (query.values[at] ?? 0)];
  });
  return common.length === 0 ? null : common.reduce((sum, product) => sum + product, 0);
};

/** Requested payload keys, `counts.0a1b2c3d` among them. */
const selected = ({ counts, ...payload }: Payload, keys: string[]): object => {
  const words = Object.entries(counts).filter(([word]) => keys.includes(`counts.${word}`));
  const plain = Object.entries(payload).filter(([name]) => keys.includes(name));
  return { ...Object.fromEntries(plain), ...(words.length > 0 ? { counts: Object.fromEntries(words) } : {}) };
};
