import styles from './line-by-line.module.css';

interface Line {
  label: string;
  /** The source of the line, in small print. */
  note: string;
  amount: string;
}

interface LineByLineProps {
  /** Label of the button that expands the lines. */
  title: string;
  columns: { label: string; amount: string };
  lines: readonly Line[];
}

/** A collapsed sum that expands into its lines, each with amount and source. */
export const LineByLine = ({ title, columns, lines }: LineByLineProps) => (
  <details className={styles.lines}>
    <summary>{title}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, note, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <tr key={index}>
            <th scope="row">
              {label}
              <small>{note}</small>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
