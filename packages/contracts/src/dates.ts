import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, in the time zone of the case (Ontario: America/Toronto). */
export const IsoDate = z.iso.date().meta({ id: 'IsoDate' });
export type IsoDate = z.infer<typeof IsoDate>;

/** A moment in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export const Moment = z.iso.datetime().meta({ id: 'Moment' });
export type Moment = z.infer<typeof Moment>;
