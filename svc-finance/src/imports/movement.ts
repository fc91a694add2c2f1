/** A movement of an account; cents, negative for money out. */
export interface Movement {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
}

/** A movement and its number of occurrences in a statement. */
export interface Counted extends Movement {
  readonly count: number;
}

const keyOf = ({ date, amount, description }: Movement): string => `${date} ${amount} ${description}`;

/** Counts equal movements of one statement: two coffees of one price on one day are two. */
export const counted = (movements: readonly Movement[]): Counted[] => {
  const counts = new Map<string, Counted>();
  for (const movement of movements) {
    const key = keyOf(movement);
    counts.set(key, { ...movement, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/**
 * The ledger of an account: of equal movements it has as many as the statement with most of them, since each statement
 * lists all movements of its days.
 */
export class MovementLedger {
  private readonly movements = new Map<string, Counted>();

  constructor(statements: Iterable<readonly Counted[]>) {
    for (const statement of statements) for (const movement of statement) this.add(movement);
  }

  /** Number of movements that a statement adds. */
  gainOf(statement: readonly Counted[]): number {
    const gains = statement.map((one) => Math.max(one.count - (this.movements.get(keyOf(one))?.count ?? 0), 0));
    return gains.reduce((sum, gain) => sum + gain, 0);
  }

  /** Newest first. */
  list(): Movement[] {
    return [...this.movements.values()]
      .sort(byDay)
      .flatMap(({ date, description, amount, count }) => Array<Movement>(count).fill({ date, description, amount }));
  }

  private add(movement: Counted): void {
    const known = this.movements.get(keyOf(movement));
    if (!known || known.count < movement.count) this.movements.set(keyOf(movement), movement);
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const byDay = (one: Movement, other: Movement): number =>
  compare(other.date, one.date) || compare(one.description, other.description) || one.amount - other.amount;
