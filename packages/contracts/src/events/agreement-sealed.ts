import { z } from 'zod';
import { event } from './event.js';

export const AgreementSealed = z.object({ caseId: z.uuid(), agreementId: z.uuid(), sealedAt: z.iso.datetime() });
export type AgreementSealed = z.infer<typeof AgreementSealed>;

/** svc-intake says it once the sealed document is kept; from then on svc-billing gives no money back by itself. */
export const agreementSealed = event('agreement.sealed', AgreementSealed);
