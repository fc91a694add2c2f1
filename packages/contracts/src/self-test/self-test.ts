import { z } from 'zod';
import { PackageState } from '../agreement/agreement.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

/** When each part of the workflow was done; null for what a failure left undone. */
export const TestTimeline = z.object({
  intakeCreated: Moment.nullable(),
  agreementGenerated: Moment.nullable(),
  documentStored: Moment.nullable(),
  signaturePackageCreated: Moment.nullable(),
  emailsSent: Moment.nullable(),
});
export type TestTimeline = z.infer<typeof TestTimeline>;

/** What the workflow made. All of it was removed before this was answered, so `signingUrl` opens nothing any more. */
export const TestData = z.object({
  intake: z.object({ id: z.uuid(), applicant: z.string(), spouse: z.string() }),
  agreement: z.object({ id: z.uuid(), title: z.string(), status: PackageState }),
  document: z.object({ filename: z.string() }),
  signaturePackage: z.object({ packageId: z.uuid(), status: PackageState, signingUrl: z.url() }),
  /** Address and subject: the applicant's mail, then the spouse's. They ended in a sink. */
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

/** Takes an invented couple through the whole workflow and leaves nothing of them. Not found where it is switched off. */
export const testE2e = endpoint('POST', '/api/test-e2e', null, TestE2e, { problems: ['not-found'] });
