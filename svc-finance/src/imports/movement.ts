/** One movement of an account as a statement has it; cents, below zero when money went out. */
export interface Movement {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
}

/** A movement and how often it stands in a statement. */
export interface Counted extends Movement {
  readonly count: number;
}

const keyOf = ({ date, amount, description }: Movement): string => `${date} ${amount} ${description}`;

/** Equal movements of one statement, counted: two coffees of one price on one day are two. */
export const counted = (movements: readonly Movement[]): Counted[] => {
  const counts = new Map<string, Counted>();
  for (const movement of movements) {
    const key = keyOf(movement);
    counts.set(key, { ...movement, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/**
 * The ledger of several statements of one account. Of equal movements it has as many as the statement that has most of
 * them: a statement shows all that happened on a day, so what two of them both show happened once.
 */
export const ledgerOf = (statements: readonly (readonly Counted[])[]): Counted[] => {
  const ledger = new Map<string, Counted>();
  for (const movement of statements.flat()) {
    const key = keyOf(movement);
    if (movement.count > (ledger.get(key)?.count ?? 0)) ledger.set(key, movement);
  }
  return [...ledger.values()].toSorted(
    (one, other) =>
      compare(other.date, one.date) || compare(one.description, other.description) || one.amount - other.amount,
  );
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** How many movements a ledger has, each counted as often as it happened. */
export const sizeOf = (ledger: readonly Counted[]): number => ledger.reduce((sum, { count }) => sum + count, 0);
