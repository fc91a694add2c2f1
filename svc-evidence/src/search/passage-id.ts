export const passageIdOf = ({ fileId, position }: { fileId: string; position: number }): string =>
  `${fileId} ${position}`;
