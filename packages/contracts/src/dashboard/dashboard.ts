import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';

/** The process in order. A step unknown to the page counts as the first. */
export const processSteps = ['intake', 'evidence', 'agreement', 'review', 'signatures', 'complete'] as const;
export const ProcessStep = z.enum(processSteps);
export type ProcessStep = z.infer<typeof ProcessStep>;

export const Activity = z
  .object({
    id: z.uuid(),
    description: z.string(),
    date: Moment,
    status: z.enum(['completed', 'in_progress', 'other']),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

/** What stood in the case before its owner proved the address, and may have been written by somebody else. */
export const FoundContent = z.object({ before: Moment, answers: z.boolean(), agreement: z.boolean() });
export type FoundContent = z.infer<typeof FoundContent>;

export const Dashboard = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: EmailAddress.nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      profileImageUrl: z.url().nullable(),
    }),
    progress: z.object({
      currentStep: ProcessStep,
      completedSteps: z.array(ProcessStep),
      progressPercentage: z.int().min(0).max(100),
    }),
    recentActivity: z.array(Activity),
    /** Asked until it is decided; null when there is nothing to decide. */
    foundContent: FoundContent.nullable(),
    /** Whether the test of the whole workflow is switched on here. */
    selfTest: z.boolean(),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

/** `delete` removes what was answered and drafted before the address was proven; what came after stays. */
export const DecideFoundContent = z.strictObject({ decision: z.enum(['keep', 'delete']) });
export type DecideFoundContent = z.infer<typeof DecideFoundContent>;
export const decideFoundContent = endpoint('POST', '/api/case/found-content', DecideFoundContent, null, {
  status: 204,
});

export const getDashboard = endpoint('GET', '/api/dashboard', null, Dashboard);
