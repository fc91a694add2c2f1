import {
  ColumnMapping,
  getLedger,
  importStatement,
  LARGEST_STATEMENT_IN_BYTES,
  Ledger,
  previewStatement,
  type ReadStatement,
  StatementPreview,
  undoImport,
} from '@evenhand/contracts/finance/imports';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { Field } from '@evenhand/ui/field';
import { Upload } from '@evenhand/ui/icons';
import { SelectInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { longDay } from './today.js';
import styles from './tracker.module.css';

const wording = financeWording.imports;
const columns = ['date', 'description', 'amount', 'moneyOut', 'moneyIn'] as const;
const MOST_SHOWN = 50;

/** The bytes of a file as base64, as the call carries them. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

export const ImportButton = ({ itemId, name }: { itemId: string; name: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small aria-label={wording.openFor(name)} title={wording.open} onClick={() => setOpen(true)}>
        <Upload />
      </Button>
      {isOpen && <ImportDialog itemId={itemId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Reads a statement, shows what it says, and imports it; earlier imports can be undone here. */
const ImportDialog = ({ itemId, name, onClose }: { itemId: string; name: string; onClose: () => void }) => {
  const [statement, setStatement] = useState<z.input<typeof ReadStatement> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const ledger = useQuery({
    queryKey: [getLedger.path, itemId],
    queryFn: async () => z.encode(Ledger, await call(getLedger, undefined, { params: { id: itemId } })),
    gcTime: 0,
  });
  const refuse = (error: unknown) => setWrong(sentenceOf(error, wording.failed));
  const preview = useMutation({
    mutationFn: async (file: z.input<typeof ReadStatement>) =>
      z.encode(StatementPreview, await call(previewStatement, file)),
    onError: refuse,
  });
  const save = useMutation({
    mutationFn: (file: z.input<typeof ReadStatement>) => call(importStatement, file),
    onSuccess: async ({ added }) => {
      showToast({ title: wording.done(added) });
      setStatement(null);
      preview.reset();
      await ledger.refetch();
    },
    onError: refuse,
  });
  const undo = useMutation({
    mutationFn: (id: string) => call(undoImport, undefined, { params: { id } }),
    onSuccess: () => ledger.refetch(),
    onError: refuse,
  });
  const look = (read: z.input<typeof ReadStatement>) => {
    setWrong(null);
    setStatement(read);
    preview.mutate(read);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_STATEMENT_IN_BYTES) return setWrong(wording.tooLarge);
    look({ itemId, filename: file.name, content: await base64Of(file) });
  };

  return (
    <Modal title={wording.openFor(name)} closeLabel={financeWording.add.close} onClose={onClose}>
      <p>{wording.lead}</p>
      <Field label={wording.file} error={wrong}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,.ofx,.qfx"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {statement && preview.data && (
        <Preview
          preview={preview.data}
          isSaving={save.isPending}
          onMapping={(mapping) => look({ ...statement, mapping })}
          onImport={() => save.mutate({ ...statement, mapping: preview.data.mapping })}
        />
      )}
      {ledger.data && ledger.data.imports.length > 0 && (
        <>
          <h3>{wording.earlier}</h3>
          <ul className={styles.documents}>
            {ledger.data.imports.map(({ id, filename, added, isUndone }) => (
              <li key={id} className={styles.file}>
                <bdi>{filename}</bdi>{' '}
                <span className={styles.about}>{isUndone ? wording.undone : wording.done(added)}</span>
                {!isUndone && (
                  <Button small kind="quiet" busy={undo.isPending} onClick={() => undo.mutate(id)}>
                    {wording.undo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Movements movements={ledger.data.movements} />
        </>
      )}
    </Modal>
  );
};

interface PreviewProps {
  preview: StatementPreview;
  isSaving: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onImport: () => void;
}

const Preview = ({ preview, isSaving, onMapping, onImport }: PreviewProps) => {
  const { needsMapping, movements, fresh, unreadable, closingBalance } = preview;
  if (needsMapping) return <Columns preview={preview} onMapping={onMapping} />;
  return (
    <div role="status">
      <p>{wording.fresh(fresh, movements.length)}</p>
      {closingBalance && <p>{wording.balance(inDollars(closingBalance.amount), longDay(closingBalance.date))}</p>}
      {unreadable.length > 0 && <Notice kind="attention">{wording.unreadable(unreadable.join(', '))}</Notice>}
      <Movements movements={movements} />
      <Actions>
        <Button kind="primary" busy={isSaving} onClick={onImport}>
          {wording.submit}
        </Button>
      </Actions>
    </div>
  );
};

const nothing = {
  date: '',
  description: '',
  amount: null,
  moneyOut: null,
  moneyIn: null,
  balance: null,
  dayFirst: false,
};

const Columns = ({ preview: { headings, mapping }, onMapping }: Pick<PreviewProps, 'preview' | 'onMapping'>) => {
  const [told, setTold] = useState(() => ColumnMapping.parse(mapping ?? nothing));
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <>
      <p>{wording.columns}</p>
      {columns.map((column) => (
        <SelectInput
          key={column}
          label={wording.fields[column]}
          empty={wording.none}
          options={options}
          value={told[column] ?? ''}
          onChange={(heading) =>
            setTold({ ...told, [column]: heading || (column === 'date' || column === 'description' ? '' : null) })
          }
        />
      ))}
      <Tick label={wording.dayFirst} checked={told.dayFirst} onChange={(dayFirst) => setTold({ ...told, dayFirst })} />
      <Actions>
        <Button onClick={() => onMapping(told)}>{wording.look}</Button>
      </Actions>
    </>
  );
};

const Movements = ({ movements }: { movements: Ledger['movements'] }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{wording.ledger}</caption>
    <thead>
      <tr>
        <th scope="col">{wording.day}</th>
        <th scope="col">{wording.what}</th>
        <th scope="col" className={styles.amount}>
          {wording.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {movements.slice(0, MOST_SHOWN).map(({ date, description, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: true twins read the same
        <tr key={index}>
          <td>{date}</td>
          <td>
            <bdi>{description}</bdi>
          </td>
          <td className={styles.amount}>{inDollars(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
