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

/** A copy with each text at any depth replaced; its shape stays. */
export const withTexts = <Value>(value: Value, replace: (text: string) => string): Value => {
  const copied = (inner: unknown): unknown => {
    if (typeof inner === 'string') return replace(inner);
    if (inner === null || typeof inner !== 'object') return inner;
    if (Array.isArray(inner)) return inner.map(copied);
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, copied(part)]));
  };
  return copied(value) as Value;
};
