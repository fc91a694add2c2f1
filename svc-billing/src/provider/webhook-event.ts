import type { z } from 'zod';
import { UnreadableWebhook } from './card-provider.js';

/**
 * Parses a verified body.
 * @throws UnreadableWebhook when it is not JSON or has another shape
 */
export const eventIn = <Event>(body: Buffer, shape: z.ZodType<Event>): Event => {
  const parsed = shape.safeParse(jsonIn(body));
  if (!parsed.success) throw new UnreadableWebhook();
  return parsed.data;
};

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new UnreadableWebhook();
  }
};
