import styles from './line-by-line.module.css';

interface Line {
  label: string;
  /** Where the line comes from, in small below it. */
  note: string;
  amount: string;
}

interface LineByLineProps {
  /** What opens the lines. */
  title: string;
  columns: { label: string; amount: string };
  lines: readonly Line[];
}

/** A sum folded away: it opens into its lines, each with its amount and where it comes from. */
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
