import type { z } from 'zod';

export interface Event<Payload extends z.ZodType> {
  name: string;
  payload: Payload;
}

/** An event between services, named `noun.happened`. */
export const event = <Payload extends z.ZodType>(name: string, payload: Payload): Event<Payload> => ({ name, payload });
