import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/**
 * Whether an assistant outside of our servers may write answers for a case. `provider` is the host it would be sent to;
 * null when there is none, and then nothing can be switched on.
 */
export const Answering = z.object({ provider: z.string().nullable(), isOn: z.boolean() }).meta({ id: 'Answering' });
export type Answering = z.infer<typeof Answering>;

export const SwitchAnswering = z.strictObject({ isOn: z.boolean() }).meta({ id: 'SwitchAnswering' });
export type SwitchAnswering = z.infer<typeof SwitchAnswering>;

export const getAnswering = endpoint('GET', '/api/evidence/answering', null, Answering);

/** Off until it is switched on, and off again once the provider is another one or all evidence is deleted. */
export const switchAnswering = endpoint('PUT', '/api/evidence/answering', SwitchAnswering, Answering, {
  problems: ['no-assistant'],
});
