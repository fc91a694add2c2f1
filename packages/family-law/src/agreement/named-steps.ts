import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Draft } from './draft.js';

/** The calculations know two parents; the agreement calls them by name. */
export const namedSteps = ({ owner, partner }: Pick<Draft, 'owner' | 'partner'>, steps: WorkingStep[]): WorkingStep[] =>
  steps.map((step) => {
    const [label, amount] = [step.label, step.amount].map((text) =>
      text.replace(/\b(the )?first parent\b/i, () => owner).replace(/\b(the )?second parent\b/i, () => partner),
    );
    return { ...step, label: label ?? step.label, amount: amount ?? step.amount };
  });
