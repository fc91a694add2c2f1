import { z } from 'zod';
import { event } from './event.js';

export const AgreementSealed = z.object({ caseId: z.uuid(), agreementId: z.uuid(), sealedAt: z.iso.datetime() });
export type AgreementSealed = z.infer<typeof AgreementSealed>;

/** By svc-intake, once the sealed document is stored; svc-billing then refunds nothing automatically. */
export const agreementSealed = event('agreement.sealed', AgreementSealed);
