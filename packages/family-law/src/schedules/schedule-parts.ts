import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { citedFor } from '../authorities.js';
import type { Draft } from '../draft/draft.js';

/** Schedules carry no paragraph numbers. */
export const sentence = (text: string): Block => ({ kind: 'paragraph', number: '', text });

export const worked = (draft: Draft, caption: string, steps: WorkingStep[]): Block => ({
  kind: 'working',
  caption,
  steps: namedSteps(draft, steps),
});

/** With the names of the parties, and the Guidelines that apply to them. */
const namedSteps = ({ owner, partner, terms }: Draft, steps: WorkingStep[]): WorkingStep[] =>
  steps.map((step) => {
    const [label, amount] = [step.label, step.amount].map((text) =>
      text.replace(/\b(the )?first parent\b/i, () => owner).replace(/\b(the )?second parent\b/i, () => partner),
    );
    return { ...citedFor(terms.people.bond, step), label: label ?? step.label, amount: amount ?? step.amount };
  });
