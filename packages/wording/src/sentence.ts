/** Ends a sentence whose last word may bring its own full stop, such as 'p.m.'. */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
