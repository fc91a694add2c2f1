import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint, WORD } from '../endpoint.js';
import { Party } from '../identity.js';
import { PackageState, Sha256 } from './agreement.js';
import { Redline } from './proposal-price.js';

/** One version of the agreement, without its text. */
export const AgreementVersion = z
  .object({
    version: z.int().positive(),
    hash: Sha256,
    state: PackageState,
    createdAt: Moment,
    /** Whose act made it: a draft of the owner, or a proposal that a party accepted. */
    madeBy: Party,
    approvedBy: z.array(Party),
    /** Counts the versions that one invitation showed to the partner; null for a draft of the owner alone. */
    round: z.int().positive().nullable(),
    /** Why the accepted change was asked for; null without one. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'AgreementVersion' });
export type AgreementVersion = z.infer<typeof AgreementVersion>;

/** Newest first. */
export const AgreementVersions = z.object({ versions: z.array(AgreementVersion) }).meta({ id: 'AgreementVersions' });
export type AgreementVersions = z.infer<typeof AgreementVersions>;

export const Comparison = z
  .object({
    from: AgreementVersion,
    to: AgreementVersion,
    redlines: z.array(Redline),
    /** Articles that are the same in both. */
    unchanged: z.int().nonnegative(),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

export const getVersions = endpoint('GET', '/api/agreement/versions', null, AgreementVersions);
export const compareVersions = endpoint('GET', '/api/agreement/versions/:from/:to', null, Comparison, {
  problems: ['hidden-contact-data'],
});
const guest = { audience: 'guest' } as const;
/** Those that this partner was shown. */
export const getPartnersVersions = endpoint('GET', '/api/access/versions', null, AgreementVersions, guest);
export const compareAsPartner = endpoint('GET', '/api/access/versions/:from/:to', null, Comparison, {
  ...guest,
  problems: ['hidden-contact-data'],
});
/** A Word file whose tracked changes are exactly the changed words. */
export const getComparisonDocx = endpoint('GET', '/api/agreement/versions/:from/:to/docx', null, null, {
  assurance: 'two',
  produces: WORD,
  records: 'draft-downloaded',
  needsPlan: 'complete',
  problems: ['hidden-contact-data'],
});
