import styles from './working.module.css';

interface WorkingLine {
  label: string;
  amount: string;
}

/** How a figure comes about, as a small sum: the lines, and below the rule what they make. */
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
