import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { event } from './event.js';

export const DisclosureRevoked = z.object({ caseId: z.uuid(), sha256: Sha256 });
export type DisclosureRevoked = z.infer<typeof DisclosureRevoked>;

/** By svc-finance, when the author withdraws a frozen disclosure; svc-intake omits it from later drafts. */
export const disclosureRevoked = event('disclosure.revoked', DisclosureRevoked);

/** By svc-intake, when the partner disowns a half; svc-finance then shows it to no user. */
export const disclosureDisowned = event('disclosure.disowned', DisclosureRevoked);
