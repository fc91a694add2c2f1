const MAIL_ADDRESS = /(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** Session and link tokens, hashes, signed identities: 40 characters or more without a break. UUIDs have 36. */
const TOKEN = /[\w-]{40,}(?:\.[\w-]+)*/gu;

/** Takes mail addresses and anything shaped like a token out of a line of the log. */
export const scrub = (line: string): string => line.replace(MAIL_ADDRESS, '[address]').replace(TOKEN, '[token]');
