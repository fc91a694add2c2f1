interface Text {
  /** JSON pointer. */
  pointer: string;
  text: string;
}

/** At any depth. */
export const textsIn = (value: unknown, pointer = ''): Text[] => {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${pointer}/${key}`));
};
