/** Deeper than any body of the API, and far from where a recursive reader runs out of stack. */
const DEEPEST = 64;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether a parsed body is nested deeper than anything the API asks for. Goes level by level: it cannot run out of stack itself. */
export const isTooDeep = (body: unknown): boolean => {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};
