import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import type { Notice } from './notice.js';
import { money } from './print.js';

/** Where a rule stands and since when it has stood there. */
export interface Authority {
  readonly citation: string;
  readonly inForce: IsoDate | null;
}

/** What every result carries beside its figures. */
export interface Working {
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
  readonly ruleVersion: string;
}

/** One line of working. An amount of money is printed in dollars; anything else is given as printed. */
export const step = (label: string, amount: Cents | string, { citation, inForce }: Authority): WorkingStep => ({
  label,
  amount: typeof amount === 'string' ? amount : money(amount),
  citation,
  inForce,
});

/** Closes a result: its lines, what must be said beside them, and the version of the rules behind both. */
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

/** Rises with every change of a clause or a rule. A stored agreement keeps the version it was made with. */
export const RULE_VERSION = '2026-11-23.1';
