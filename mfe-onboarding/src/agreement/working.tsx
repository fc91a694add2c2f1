import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { LineByLine } from '@evenhand/ui/line-by-line';
import { agreementWording as wording } from '@evenhand/wording/agreement';

const sourceOf = ({ citation, inForce }: WorkingStep): string =>
  inForce ? `${citation}, ${wording.inForce(longDate(inForce))}` : citation;

export const Working = ({ caption, steps }: { caption: string; steps: readonly WorkingStep[] }) => (
  <LineByLine
    title={wording.working(caption)}
    columns={wording.workingColumns}
    lines={steps.map((step) => ({ label: step.label, note: sourceOf(step), amount: step.amount }))}
  />
);
