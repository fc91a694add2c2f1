import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { SafetyScreen } from '../intake/safety-screen.js';

/** The shortest time between two mails about the negotiation. */
export const MailsEvery = z.enum(['hour', 'day']).meta({ id: 'MailsEvery' });
export type MailsEvery = z.infer<typeof MailsEvery>;

const settings = {
  /** Neither of the two can ask, answer or comment until this party ends the hold. */
  onHold: z.boolean(),
  mails: MailsEvery,
};

/** How a party takes part. It holds nothing of what the other has read or when. */
export const Negotiation = z
  .object({
    /** Whose view this is. */
    party: Party,
    ...settings,
    /** The other party has it on hold. To the partner a stop is the same: they must not infer one. */
    otherOnHold: z.boolean(),
  })
  .meta({ id: 'Negotiation' });
export type Negotiation = z.infer<typeof Negotiation>;

/** Why the owner should not negotiate here: by the private safety questions, or a disclosure that is refused. */
export const Stop = z
  .object({ concerns: SafetyScreen.shape.concerns, disclosureRefused: z.boolean() })
  .meta({ id: 'Stop' });
export type Stop = z.infer<typeof Stop>;

export const OwnersNegotiation = Negotiation.extend({ disclosureRefused: z.boolean(), stop: Stop.nullable() }).meta({
  id: 'OwnersNegotiation',
});
export type OwnersNegotiation = z.infer<typeof OwnersNegotiation>;

export const SetNegotiation = z.strictObject(settings).meta({ id: 'SetNegotiation' });
export type SetNegotiation = z.infer<typeof SetNegotiation>;
/** `disclosureRefused`: the owner states that the partner refuses to disclose. Never shown to the partner. */
export const SetOwnersNegotiation = z
  .strictObject({ ...settings, disclosureRefused: z.boolean() })
  .meta({ id: 'SetOwnersNegotiation' });
export type SetOwnersNegotiation = z.infer<typeof SetOwnersNegotiation>;

const guest = { audience: 'guest' } as const;
export const getNegotiation = endpoint('GET', '/api/agreement/negotiation', null, OwnersNegotiation);
export const setNegotiation = endpoint('PUT', '/api/agreement/negotiation', SetOwnersNegotiation, OwnersNegotiation);
export const getPartnersNegotiation = endpoint('GET', '/api/access/negotiation', null, Negotiation, guest);
export const setPartnersNegotiation = endpoint('PUT', '/api/access/negotiation', SetNegotiation, Negotiation, guest);
