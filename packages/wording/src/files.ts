/** Files that are made when somebody asks for them. */
export const fileWording = {
  coming: 'Preparing the file…',
  failed: 'We could not prepare the file. Please try again.',
} as const;
