interface Place {
  fileId: string;
  position: number;
}

/** The address of a cited place. It names a file and a number: no word of the evidence. */
export const placePath = ({ fileId, position }: Place): string => `/evidence/files/${fileId}/passages/${position}`;
