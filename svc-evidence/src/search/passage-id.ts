/** Tells a passage from all others of a case. */
export const passageIdOf = ({ fileId, position }: { fileId: string; position: number }): string =>
  `${fileId} ${position}`;
