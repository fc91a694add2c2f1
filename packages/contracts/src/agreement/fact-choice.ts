import { z } from 'zod';

/**
 * Figures that an answer and a financial statement may both state: amounts in cents; `home-share` is the share of the
 * person who starts, in hundredths of a percent.
 */
export const factIds = [
  'owner-income',
  'partner-income',
  'home-value',
  'home-mortgage',
  'home-share',
  'owner-pension',
  'partner-pension',
] as const;
export type FactId = (typeof factIds)[number];

/** Where a figure is stated: the intake, or the frozen disclosure of a spouse. */
export const factSources = ['answer', 'owner-statement', 'partner-statement'] as const;
export type FactSource = (typeof factSources)[number];

/** Which of the stated figures the agreement uses. */
export const FactChoice = z.strictObject({ fact: z.enum(factIds), source: z.enum(factSources) });
export type FactChoice = z.infer<typeof FactChoice>;

/** A figure that the answers and the disclosures state differently. */
export const DifferingFigure = z
  .object({
    fact: z.enum(factIds),
    /** As printed. */
    stated: z.array(z.object({ source: z.enum(factSources), figure: z.string() })).min(2),
    /** Null until the couple chose. */
    chosen: z.enum(factSources).nullable(),
  })
  .meta({ id: 'DifferingFigure' });
export type DifferingFigure = z.infer<typeof DifferingFigure>;

export const ChooseFigures = z.strictObject({ choices: z.array(FactChoice).min(1).max(factIds.length) });
export type ChooseFigures = z.infer<typeof ChooseFigures>;
