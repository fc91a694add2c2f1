import type { DisclosureView } from '@evenhand/contracts/finance/snapshots';
import type { Cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { documentName } from '../lists/document-name.js';
import styles from '../lists/lists.module.css';
import { TableHead } from '../lists/table-head.js';

const wording = disclosureWording.partner;
const { list, incomes: incomeWording } = financeWording;

interface Row {
  id: string;
  name: string;
  whose: keyof typeof wording.ownership;
  amounts: readonly (Cents | null)[];
}

const dates = [list.atMarriage, list.atSeparation, list.today];

/** Read-only: a frozen disclosure does not change. */
export const DisclosedItems = ({ disclosed }: { disclosed: Omit<DisclosureView, 'access'> }) => {
  const { sha256, assets, debts, incomes, documents } = disclosed;
  return (
    <>
      <Rows
        heading={wording.assets}
        columns={dates}
        rows={assets.map(({ id, name, ownership, atMarriage, atSeparation, value }) => ({
          id,
          name,
          whose: ownership,
          amounts: [atMarriage, atSeparation, value],
        }))}
      />
      <Rows
        heading={wording.debts}
        columns={dates}
        rows={debts.map(({ id, creditor, responsibility, atMarriage, atSeparation, currentBalance }) => ({
          id,
          name: creditor,
          whose: responsibility,
          amounts: [atMarriage, atSeparation, currentBalance],
        }))}
      />
      <Rows
        heading={wording.incomes}
        columns={[incomeWording.fields.taxableIncome.label]}
        rows={incomes.map(({ id, year, whose, taxableIncome }) => ({
          id,
          name: wording.year(year),
          whose,
          amounts: [taxableIncome],
        }))}
      />
      <h2>{wording.documents}</h2>
      {documents.length === 0 && <p>{wording.none}</p>}
      <ul>
        {documents.map(({ documentType, files, note }) => (
          <li key={documentType}>
            {documentName(documentType)}{' '}
            <bdi className={styles.about}>{[...files, note].filter(Boolean).join(', ')}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.about}>{disclosureWording.owner.hash(sha256)}</p>
    </>
  );
};

const Rows = ({ heading, columns, rows }: { heading: string; columns: readonly string[]; rows: readonly Row[] }) => (
  <section className={styles.panel}>
    <h2>{heading}</h2>
    {rows.length === 0 && <p>{wording.none}</p>}
    {rows.length > 0 && (
      <table className={styles.table}>
        <TableHead words={[wording.nameColumn, wording.whose]} amounts={columns} />
        <tbody>
          {rows.map(({ id, name, whose, amounts }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{wording.ownership[whose]}</td>
              {columns.map((column, index) => {
                const amount = amounts[index] ?? null;
                return (
                  <td key={column} className={styles.amount} data-column={column}>
                    {amount === null ? list.untold : inDollars(amount)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
