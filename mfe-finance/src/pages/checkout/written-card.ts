/** A card as it stands in the form. */
export const emptyCard = { card: '', expiry: '', security: '' };
export type WrittenCard = typeof emptyCard;

const patterns: Record<keyof WrittenCard, RegExp> = {
  card: /^\d{12,19}$/,
  expiry: /^(0?[1-9]|1[0-2])\/\d{2}$/,
  security: /^\d{3,4}$/,
};
const fields = ['card', 'expiry', 'security'] as const;

/** The fields that cannot be what stands on a card. */
export const refusedIn = (written: WrittenCard): (keyof WrittenCard)[] =>
  fields.filter((name) => !patterns[name].test(written[name].replace(/\s/g, '')));
