/** Readers other than the author; the partner also reads what the agreement prints. */
export type Reader = 'only-you' | 'partner' | 'agreement';
