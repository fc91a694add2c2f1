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
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint('GET', '/api/dashboard', null, Dashboard);
