import styles from './working.module.css';

interface WorkingLine {
  label: string;
  amount: string;
}

/** The calculation of a figure: its lines, and the result below a rule. */
export const Working = ({ lines, result }: { lines: readonly WorkingLine[]; result: WorkingLine }) => (
  <dl className={styles.working}>
    {lines.map(({ label, amount }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className={styles.result}>
      <dt>{result.label}</dt>
      <dd>{result.amount}</dd>
    </div>
  </dl>
);
