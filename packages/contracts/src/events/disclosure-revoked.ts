import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { event } from './event.js';

export const DisclosureRevoked = z.object({ caseId: z.uuid(), sha256: Sha256 });
export type DisclosureRevoked = z.infer<typeof DisclosureRevoked>;

/** svc-finance says it when the person who froze a disclosure takes it back; svc-intake attaches it to no later draft. */
export const disclosureRevoked = event('disclosure.revoked', DisclosureRevoked);

/** svc-intake says it when the partner answers that a half is not theirs; svc-finance then shows it to no one. */
export const disclosureDisowned = event('disclosure.disowned', DisclosureRevoked);
