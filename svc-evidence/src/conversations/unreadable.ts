/** A file that cannot be read, with the sentence its owner is told. */
export class Unreadable extends Error {}
