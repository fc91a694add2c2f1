/** `label: amount` of each line. */
export const linesOf = (steps: readonly { label: string; amount: string }[]): string[] =>
  steps.map(({ label, amount }) => `${label}: ${amount}`);
