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
