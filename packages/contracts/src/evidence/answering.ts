import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/**
 * An external assistant for answers. `provider`: its host; null when none is configured, and then it cannot be enabled.
 */
export const Answering = z.object({ provider: z.string().nullable(), isOn: z.boolean() }).meta({ id: 'Answering' });
export type Answering = z.infer<typeof Answering>;

export const SwitchAnswering = z.strictObject({ isOn: z.boolean() }).meta({ id: 'SwitchAnswering' });
export type SwitchAnswering = z.infer<typeof SwitchAnswering>;

export const getAnswering = endpoint('GET', '/api/evidence/answering', null, Answering, { assurance: 'two' });

/** Off by default, and again after a change of provider or the deletion of all evidence. */
export const switchAnswering = endpoint('PUT', '/api/evidence/answering', SwitchAnswering, Answering, {
  assurance: 'two',
  problems: ['no-assistant'],
});
