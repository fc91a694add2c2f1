import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { LinkToken } from './access.js';

/**
 * A link for the witness who signs on the device of the party. Only that device gets the link; the code is mailed to
 * the witness, and the earlier mailed link stops working.
 */
export const WitnessHere = z.object({ token: LinkToken }).meta({ id: 'WitnessHere' });
export type WitnessHere = z.infer<typeof WitnessHere>;

export const witnessIsHere = endpoint('POST', '/api/signing/witness/here', null, WitnessHere, {
  assurance: 'two',
  problems: ['not-found', 'address-not-proven', 'not-open-to-signing', 'party-signs-first', 'witness-has-signed'],
});
export const partnerWitnessIsHere = endpoint('POST', '/api/access/witness/here', null, WitnessHere, {
  audience: 'guest',
  problems: ['not-open-to-signing', 'party-signs-first', 'witness-has-signed'],
});
