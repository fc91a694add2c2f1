/** Most names are plain but for their capitals, and thousands are looked through for each question. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;
const APOSTROPHES = /[‘’‛ʼ′´`]/g;
/** Accents and other marks, and what nobody sees. */
const LEFT_OUT = /[\p{M}\p{Cf}]/gu;

const plain = (name: string): string =>
  name.replace(APOSTROPHES, "'").normalize('NFKD').replace(LEFT_OUT, '').replace(/\s+/g, ' ').trim();

/**
 * The name of a person or a file as names are compared: programs write accents in one sign or two, blanks that break no
 * line, curved apostrophes and signs that nobody sees.
 */
export const plainName = (name: string): string => (PLAIN.test(name) ? name : plain(name)).toLowerCase();
