import { type Receipt, receiptLabel } from '@evenhand/contracts/billing/account';
import { longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { inDollars } from '@evenhand/web-kit/amount';
import { paymentsWording as wording } from '@evenhand/wording/checkout';
import styles from './payments.module.css';
import { downloadReceipt } from './payments-api.js';

const Row = ({ number, kind, plan, amount, hst, issuedAt }: Receipt) => (
  <tr>
    <th scope="row">{receiptLabel(number)}</th>
    <td data-label={wording.columns.date}>{longDay(issuedAt)}</td>
    <td data-label={wording.columns.what}>
      {wording.kinds[kind]}, {wording.plans[plan]}
    </td>
    <td data-label={wording.columns.amount} className={styles.amount}>
      {inDollars(amount)}
    </td>
    <td data-label={wording.columns.tax} className={styles.amount}>
      {inDollars(hst)}
    </td>
    <td>
      <Button small onClick={() => void downloadReceipt(number)}>
        {wording.download(receiptLabel(number))}
      </Button>
    </td>
  </tr>
);

/** Newest first; a list per receipt on narrow screens. */
export const ReceiptsTable = ({ receipts }: { receipts: Receipt[] }) => (
  <Card title={wording.receipts}>
    {receipts.length === 0 ? (
      <p>
        <strong>{wording.none}</strong> {wording.noneText}
      </p>
    ) : (
      <table className={styles.receipts}>
        <caption className="visually-hidden">{wording.receipts}</caption>
        <thead>
          <tr>
            <th scope="col">{wording.columns.number}</th>
            <th scope="col">{wording.columns.date}</th>
            <th scope="col">{wording.columns.what}</th>
            <th scope="col" className={styles.amount}>
              {wording.columns.amount}
            </th>
            <th scope="col" className={styles.amount}>
              {wording.columns.tax}
            </th>
            <th scope="col">{wording.columns.file}</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <Row key={receipt.number} {...receipt} />
          ))}
        </tbody>
      </table>
    )}
  </Card>
);
