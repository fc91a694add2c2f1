import type { Working as CalculatedWorking } from '@evenhand/contracts/finance/calculators/working';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import styles from './calculator.module.css';
import { longDay } from './in-words';

const words = wording.result;

/** A calculation line by line, each with the rule behind it and since when it stands. */
export const Working = ({ title = words.working, steps }: { title?: string } & Pick<CalculatedWorking, 'steps'>) => (
  <details className={styles.working}>
    <summary>{title}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.columns.step}</th>
          <th scope="col">{words.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, amount, citation, inForce }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <tr key={index}>
            <th scope="row">
              {label}
              <small>
                {citation}
                {inForce && `, ${words.inForce(longDay(inForce))}`}
              </small>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
