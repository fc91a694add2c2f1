import { FILES_PER_PAGE } from '@evenhand/contracts/evidence/files';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type FormEvent, useState } from 'react';
import styles from './stored.module.css';

const wording = evidenceWording.files;

interface FindFilesProps {
  found: number;
  total: number;
  onFind: (search: string) => void;
}

/** Looks for files by a piece of their name, and says how many there are. */
export const FindFiles = ({ found, total, onFind }: FindFilesProps) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.find}>
        <TextInput type="search" label={wording.find} value={text} onChange={setText} maxLength={255} />
        <Button type="submit">{wording.submitFind}</Button>
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
  onPage: (page: number) => void;
}

/** Leafs through what was found; nothing where one page holds it all. */
export const Pages = ({ page, found, onPage }: PagesProps) => {
  const last = Math.ceil(found / FILES_PER_PAGE);
  if (last <= 1 && page === 1) return null;
  const first = FILES_PER_PAGE * (page - 1) + 1;
  return (
    <nav className={styles.pages} aria-label={wording.pages}>
      <Button disabled={page === 1} onClick={() => onPage(Math.min(page, last + 1) - 1)}>
        {wording.previous}
      </Button>
      {first <= found && <span>{wording.page(first, Math.min(found, first + FILES_PER_PAGE - 1), found)}</span>}
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        {wording.next}
      </Button>
    </nav>
  );
};
