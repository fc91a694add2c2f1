import { DIMENSIONS } from '../embeddings/packed.js';

export interface Comparison {
  /** The cosine of one chunk; 0 for one that is not embedded yet. */
  of(id: string): number;
  /** The ids of the nearest, among those allowed. */
  nearest(limit: number, allowed?: ReadonlySet<string>): string[];
}

/** The embeddings of a case, in one piece of memory: 388 bytes a chunk. */
export class Matrix {
  private readonly rows: Int8Array;
  private readonly factors: Float32Array;
  private readonly rowOf: ReadonlyMap<string, number>;

  constructor(
    private readonly ids: string[],
    packed: Buffer[],
  ) {
    this.rows = new Int8Array(packed.length * DIMENSIONS);
    this.factors = new Float32Array(packed.length);
    this.rowOf = new Map(ids.map((id, row) => [id, row]));
    for (const [row, one] of packed.entries()) {
      this.factors[row] = one.readFloatLE(0);
      this.rows.set(new Int8Array(one.buffer, one.byteOffset + 4, DIMENSIONS), row * DIMENSIONS);
    }
  }

  get bytes(): number {
    return this.rows.byteLength + this.factors.byteLength + this.ids.length * 16;
  }

  /** How near each chunk is to a question, compared one by one: exact. */
  compare(packed: Buffer): Comparison {
    const query = new Int8Array(packed.buffer, packed.byteOffset + 4, DIMENSIONS);
    const factor = packed.readFloatLE(0);
    const cosines = new Float32Array(this.ids.length);
    for (let row = 0; row < cosines.length; row += 1) {
      cosines[row] = dot(query, this.rows, row * DIMENSIONS) * factor * (this.factors[row] ?? 0);
    }
    return {
      of: (id) => cosines[this.rowOf.get(id) ?? -1] ?? 0,
      nearest: (limit, allowed) => {
        const rows: number[] = [];
        for (const [row, id] of this.ids.entries()) if (!allowed || allowed.has(id)) rows.push(row);
        return best(rows, cosines, limit).map((row) => this.ids[row] ?? '');
      },
    };
  }
}

const dot = (query: Int8Array, rows: Int8Array, from: number): number => {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index += 1) sum += (query[index] ?? 0) * (rows[from + index] ?? 0);
  return sum;
};

/** The highest few, without sorting all. */
const best = (rows: number[], scores: Float32Array, limit: number): number[] => {
  const score = (row: number) => scores[row] ?? 0;
  if (rows.length > limit * 4) {
    const sorted = Float32Array.from(rows, score).sort();
    const bar = sorted[sorted.length - limit] ?? 0;
    return best(rows.filter((row) => score(row) >= bar).slice(0, limit * 4), scores, limit);
  }
  return rows.sort((a, b) => score(b) - score(a)).slice(0, limit);
};
