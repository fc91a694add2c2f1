import { type Receipt, receiptLabel } from '@evenhand/contracts/billing/account';
import { longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { type Column, Table } from '@evenhand/ui/work/table';
import { inDollars } from '@evenhand/web-kit/amount';
import { paymentsWording as wording } from '@evenhand/wording/checkout';
import { tableWording } from '@evenhand/wording/tables';
import { downloadReceipt } from '../../billing/billing-account.js';

interface Row extends Receipt {
  id: string;
}

const { columns: headings } = wording;
const { orders } = tableWording;

const columns: Column<Row>[] = [
  { name: headings.number, isHead: true, cell: ({ number }) => receiptLabel(number) },
  {
    name: headings.date,
    sort: { compare: (one, other) => one.issuedAt.localeCompare(other.issuedAt), orders: orders.day },
    cell: ({ issuedAt }) => longDay(issuedAt),
  },
  { name: headings.what, cell: ({ kind, plan }) => `${wording.kinds[kind]}, ${wording.plans[plan]}` },
  {
    name: headings.amount,
    isFigure: true,
    sort: { compare: (one, other) => one.amount - other.amount, orders: orders.amount },
    cell: ({ amount }) => inDollars(amount),
  },
  { name: headings.tax, isFigure: true, cell: ({ hst }) => inDollars(hst) },
  {
    name: headings.file,
    isUnnamed: true,
    cell: ({ number }) => (
      <Button small onClick={() => void downloadReceipt(number)}>
        {wording.download(receiptLabel(number))}
      </Button>
    ),
  },
];

/** Newest first. */
export const ReceiptsTable = ({ receipts }: { receipts: Receipt[] }) => (
  <Card title={wording.receipts}>
    {receipts.length === 0 ? (
      <p>
        <strong>{wording.none}</strong> {wording.noneText}
      </p>
    ) : (
      <Table
        label={wording.receipts}
        columns={columns}
        rows={receipts.map((receipt) => ({ ...receipt, id: `${receipt.number}` }))}
        sorting={tableWording}
        isFramed
      />
    )}
  </Card>
);
