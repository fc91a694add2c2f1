import { z } from 'zod';
import { PackageState } from '../agreement/agreement.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

/** Null for a part not reached. */
export const TestTimeline = z.object({
  intakeCreated: Moment.nullable(),
  agreementGenerated: Moment.nullable(),
  documentStored: Moment.nullable(),
  signaturePackageCreated: Moment.nullable(),
  emailsSent: Moment.nullable(),
});
export type TestTimeline = z.infer<typeof TestTimeline>;

/** Removed before the answer, so `signingUrl` opens nothing. */
export const TestData = z.object({
  intake: z.object({ id: z.uuid(), applicant: z.string(), spouse: z.string() }),
  agreement: z.object({ id: z.uuid(), title: z.string(), status: PackageState }),
  document: z.object({ filename: z.string() }),
  signaturePackage: z.object({ packageId: z.uuid(), status: PackageState, signingUrl: z.url() }),
  /** Address and subject of the two mails, delivered to a sink. */
  emailsSent: z.array(z.string()),
});
export type TestData = z.infer<typeof TestData>;

export const TestE2e = z
  .object({
    success: z.boolean(),
    message: z.string(),
    error: z.string().nullable(),
    /** Null when the test failed. */
    data: TestData.nullable(),
    timeline: TestTimeline,
  })
  .meta({ id: 'TestE2e' });
export type TestE2e = z.infer<typeof TestE2e>;

/** Runs the whole workflow with an invented couple and removes it. `not-found` where disabled. */
export const testE2e = endpoint('POST', '/api/test-e2e', null, TestE2e, { problems: ['not-found'] });
