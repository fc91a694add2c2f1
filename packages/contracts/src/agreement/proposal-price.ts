import { z } from 'zod';
import { Cents } from '../money.js';
import { Sha256 } from './agreement.js';
import { Finding } from './findings.js';
import { NegotiableField, ShownAnswers } from './negotiable.js';

/** Consecutive words of a changed text. */
export const RedlinePart = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export type RedlinePart = z.infer<typeof RedlinePart>;

/** An article or schedule that differs, with its changed texts in order. */
export const Redline = z.object({ title: z.string(), texts: z.array(z.array(RedlinePart)) });
export type Redline = z.infer<typeof Redline>;

/** An amount of each party. */
export const ofEach = z.object({ owner: Cents, partner: Cents });

/** What a proposal costs each of the two, compared with the current version. */
export const ProposalPrice = z
  .object({
    /** Of the text that accepting it gives today. */
    result: Sha256,
    /** Net disposable income of each household, a month; null while it cannot be calculated. */
    monthly: z.object({ before: ofEach, after: ofEach }).nullable(),
    /** Change of what each receives once; below zero for more paid. */
    once: ofEach,
    /** Present value of all that changes, over the time that each payment runs; null while it cannot be calculated. */
    inAll: ofEach.nullable(),
    /** Findings that only the changed agreement has. */
    findings: z.array(Finding),
    /** Blanks that only the changed agreement has. */
    missing: z.array(z.string()),
    /** The fields of these blanks: a proposal is sent with an answer to each. */
    asks: z.array(NegotiableField),
  })
  .meta({ id: 'ProposalPrice' });
export type ProposalPrice = z.infer<typeof ProposalPrice>;

/** With the text that it changes. */
export const ProposalPreview = ProposalPrice.extend({
  redlines: z.array(Redline),
  /** Articles that stay as they are. */
  unchanged: z.int().nonnegative(),
}).meta({ id: 'ProposalPreview' });
export type ProposalPreview = z.infer<typeof ProposalPreview>;

/** Other changes that move as much for both as the one that was asked for, and add no finding; best known first. */
export const EqualMoves = z
  .object({
    moves: z.array(
      z.object({
        patch: ShownAnswers,
        /** What it moves of each net income, a month, as long as support is paid. */
        monthly: ofEach,
        /** Present value of all that it moves for each, over the time that each payment runs. */
        inAll: ofEach,
        /** The larger difference from the change that was asked for, in present value. */
        within: Cents,
      }),
    ),
    /** Why there is none; null where there is one. */
    none: z.enum(['not-counted', 'moves-nothing', 'nothing-else', 'taxed-otherwise', 'finding']).nullable(),
  })
  .meta({ id: 'EqualMoves' });
/** Amounts in cents. */
export type EqualMoves = z.input<typeof EqualMoves>;

export const movesInCents = (answer: z.output<typeof EqualMoves>): EqualMoves => z.encode(EqualMoves, answer);
