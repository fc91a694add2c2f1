import type { Unit } from '../readers/unit.js';
import type { Sending } from './sent-pictures.repository.js';

/** The pages of a picture with the message that it was sent with. */
export async function* asSent(units: AsyncIterable<Unit>, { people, at }: Sending): AsyncIterable<Unit> {
  for await (const unit of units) yield unit.kind === 'page' ? { ...unit, sent: { people, at } } : unit;
}
