import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import type { Notice } from './notice.js';
import { money } from './print.js';

/** A citation and the first day in force. */
export interface Authority {
  readonly citation: string;
  readonly inForce: IsoDate | null;
}

/** Common part of every result. */
export interface Working {
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
  readonly ruleVersion: string;
}

/** Prints an amount in dollars, other values unchanged. */
export const step = (label: string, amount: Cents | string, { citation, inForce }: Authority): WorkingStep => ({
  label,
  amount: typeof amount === 'string' ? amount : money(amount),
  citation,
  inForce,
});

/** Completes a result with its lines, notices without repeats, and the rule version. */
export const working = (steps: WorkingStep[], notices: Notice[] = []): Working => ({
  steps,
  notices: unrepeated(notices),
  ruleVersion: RULE_VERSION,
});

const unrepeated = (notices: Notice[]): Notice[] =>
  notices.filter(
    ({ code, sentence }, index) =>
      notices.findIndex((other) => other.code === code && other.sentence === sentence) === index,
  );

/** Raised with every change of a clause or a rule. A stored agreement keeps its version. */
export const RULE_VERSION = '2026-11-29.5';
