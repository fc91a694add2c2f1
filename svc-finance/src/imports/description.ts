const LONGEST_DESCRIPTION = 500;

/** What a database stores. */
export const cleanDescription = (text: string): string =>
  text.replaceAll('\0', '').slice(0, LONGEST_DESCRIPTION).toWellFormed();
