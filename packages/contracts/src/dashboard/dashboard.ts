import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';

/** In order. An unknown step counts as the first. */
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

/** Content written before the owner proved the address; a stranger may have written it. */
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
    /** Null without an open decision. */
    foundContent: FoundContent.nullable(),
    /** The workflow self-test is enabled. */
    selfTest: z.boolean(),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

/** `delete` removes what was written before the address was proven, nothing later. */
export const DecideFoundContent = z.strictObject({ decision: z.enum(['keep', 'delete']) });
export type DecideFoundContent = z.infer<typeof DecideFoundContent>;
export const decideFoundContent = endpoint('POST', '/api/case/found-content', DecideFoundContent, null, {
  status: 204,
});

export const getDashboard = endpoint('GET', '/api/dashboard', null, Dashboard);
