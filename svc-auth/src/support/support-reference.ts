import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are mistaken for each other when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new number to name when asking again; one of a million million. */
export const newSupportReference = (): string => `EH-${four()}-${four()}`;
