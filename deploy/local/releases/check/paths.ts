const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether some address matches both: `/blog/:id` matches one segment, `/flow/*` any number. */
export const overlap = (one: string, other: string): boolean => {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  for (let at = 0; ; at += 1) {
    const [a, b] = [left[at], right[at]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isParameter(a) && !isParameter(b)) return false;
  }
};
