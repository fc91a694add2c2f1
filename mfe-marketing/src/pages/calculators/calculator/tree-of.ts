type Named = readonly [name: string, value: unknown];

/** Values by dotted names as the tree they name: `children.0.age` is the age in the first of a list of children. */
export const treeOf = (values: readonly Named[]): unknown => {
  const branches = new Map<string, Named[]>();
  for (const [name, value] of values) {
    const [branch = '', ...rest] = name.split('.');
    branches.set(branch, [...(branches.get(branch) ?? []), [rest.join('.'), value]]);
  }
  const grown = [...branches].map(([branch, inner]): [string, unknown] => [branch, leafOf(inner) ?? treeOf(inner)]);
  // A list begins at 0; years under their number are no list.
  return branches.has('0') ? grown.map(([, value]) => value) : Object.fromEntries(grown);
};

const leafOf = ([first]: readonly Named[]): unknown => (first?.[0] === '' ? first[1] : null);
