interface Text {
  /** JSON pointer to it. */
  pointer: string;
  text: string;
}

/** Every text in a value, however deep it is nested. */
export const textsIn = (value: unknown, pointer = ''): Text[] => {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${pointer}/${key}`));
};
