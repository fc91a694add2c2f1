import { FILES_PER_PAGE } from '@evenhand/contracts/evidence/files';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type FormEvent, useState } from 'react';
import styles from './stored.module.css';

const wording = evidenceWording.files;

interface FindFilesProps {
  /** The current search; empty lists all files. */
  search: string;
  found: number;
  total: number;
  onFind: (search: string) => void;
  onShowAll: () => void;
}

export const FindFiles = ({ search, found, total, onFind, onShowAll }: FindFilesProps) => {
  const [text, setText] = useState(search);
  const showAll = () => {
    setText('');
    onShowAll();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.find}>
        <TextInput type="search" label={wording.find} value={text} onChange={setText} maxLength={255} />
        <Button type="submit">{wording.submitFind}</Button>
        {search !== '' && <Button onClick={showAll}>{wording.showAll}</Button>}
      </div>
      <p className={styles.found} role="status">
        {wording.found(found, total)}
      </p>
    </form>
  );
};

interface PagesProps {
  page: number;
  found: number;
  busy: boolean;
  /** `isEnd`: the first or last page. */
  onPage: (page: number, isEnd: boolean) => void;
}

export const lastPageOf = (found: number): number => Math.max(1, Math.ceil(found / FILES_PER_PAGE));

/** Renders nothing when there is one page. */
export const Pages = ({ page, found, busy, onPage }: PagesProps) => {
  const last = lastPageOf(found);
  if (last === 1) return null;
  const first = FILES_PER_PAGE * (page - 1) + 1;
  const leafTo = (next: number) => onPage(next, next === 1 || next === last);
  return (
    <nav className={styles.pages} aria-label={wording.pages}>
      <Button busy={busy} disabled={page === 1} onClick={() => leafTo(page - 1)}>
        {wording.previous}
      </Button>
      <span>{first <= found && wording.page(first, Math.min(found, first + FILES_PER_PAGE - 1), found)}</span>
      <Button busy={busy} disabled={page >= last} onClick={() => leafTo(page + 1)}>
        {wording.next}
      </Button>
    </nav>
  );
};
