import type { z } from 'zod';

export interface Event<Payload extends z.ZodType> {
  name: string;
  payload: Payload;
}

/** Declares what one service tells the others; name as `noun.happened`. */
export const event = <Payload extends z.ZodType>(name: string, payload: Payload): Event<Payload> => ({ name, payload });
