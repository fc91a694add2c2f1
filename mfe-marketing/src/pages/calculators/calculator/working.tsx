import type { Working as CalculatedWorking } from '@evenhand/contracts/finance/calculators/working';
import { longDate } from '@evenhand/contracts/toronto';
import { LineByLine } from '@evenhand/ui/line-by-line';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';

const words = wording.result;

/** The calculation line by line, each with its rule and the date from which the rule is in force. */
export const Working = ({ title = words.working, steps }: { title?: string } & Pick<CalculatedWorking, 'steps'>) => (
  <LineByLine
    title={title}
    columns={words.columns}
    lines={steps.map(({ label, amount, citation, inForce }) => ({
      label,
      amount,
      note: inForce ? `${citation}, ${words.inForce(longDate(inForce))}` : citation,
    }))}
  />
);
