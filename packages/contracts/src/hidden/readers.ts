/** Who reads a field besides the person who writes it; what the agreement prints, the partner reads too. */
export type Reader = 'only-you' | 'partner' | 'agreement';
