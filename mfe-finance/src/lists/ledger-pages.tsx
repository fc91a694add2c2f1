import { MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import { Button } from '@evenhand/ui/button';
import { financeWording } from '@evenhand/wording/finance';
import styles from './lists.module.css';

const wording = financeWording.imports;

interface LedgerPagesProps {
  page: number;
  found: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** Renders nothing when there is one page. */
export const LedgerPages = ({ page, found, busy, onPage }: LedgerPagesProps) => {
  const last = Math.max(1, Math.ceil(found / MOVEMENTS_PER_PAGE));
  if (last === 1) return null;
  const first = MOVEMENTS_PER_PAGE * (page - 1) + 1;
  return (
    <nav className={styles.pages} aria-label={wording.pages}>
      <Button small busy={busy} disabled={page === 1} onClick={() => onPage(page - 1)}>
        {wording.previous}
      </Button>
      <span role="status">{wording.page(first, Math.min(found, first + MOVEMENTS_PER_PAGE - 1), found)}</span>
      <Button small busy={busy} disabled={page >= last} onClick={() => onPage(page + 1)}>
        {wording.next}
      </Button>
    </nav>
  );
};
