import { z } from 'zod';

/** The digits of something that people write in groups. */
const written = (shape: RegExp) =>
  z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(shape));

/** A card as it stands in the form. */
export const WrittenCard = z.object({
  card: written(/^\d{12,19}$/),
  expiry: written(/^(0?[1-9]|1[0-2])\/\d{2}$/),
  security: written(/^\d{3,4}$/),
});
