import { z } from 'zod';

/** Figures that an answer and a financial statement may both state. */
export const factIds = ['owner-income', 'partner-income', 'home-value', 'home-mortgage'] as const;
export type FactId = (typeof factIds)[number];

/** Where a figure is stated: the intake, or the frozen disclosure of a spouse. */
export const factSources = ['answer', 'owner-statement', 'partner-statement'] as const;
export type FactSource = (typeof factSources)[number];

/** Which of the stated figures the agreement uses. */
export const FactChoice = z.strictObject({ fact: z.enum(factIds), source: z.enum(factSources) });
export type FactChoice = z.infer<typeof FactChoice>;
