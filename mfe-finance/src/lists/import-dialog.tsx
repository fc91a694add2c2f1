import {
  getLedger,
  importStatement,
  LARGEST_STATEMENT_IN_BYTES,
  Ledger,
  undoImport,
} from '@evenhand/contracts/finance/imports';
import { Button } from '@evenhand/ui/button';
import { Field } from '@evenhand/ui/field';
import { Upload } from '@evenhand/ui/icons';
import { call } from '@evenhand/web-kit/call';
import { focusIfLost } from '@evenhand/web-kit/focus-heading';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Drawer } from '../drawer.js';
import { EarlierImports } from './earlier-imports.js';
import { LedgerPages } from './ledger-pages.js';
import { Movements } from './movements.js';
import { StatementLook } from './statement-look.js';
import { type Statement, useStatement } from './use-statement.js';

const wording = financeWording.imports;

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

/** Previews and imports a statement; earlier imports can be undone. */
const ImportDialog = ({ itemId, name, onClose }: { itemId: string; name: string; onClose: () => void }) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const ledger = useQuery({
    queryKey: [getLedger.path, itemId, page],
    queryFn: async () =>
      z.encode(Ledger, await call(getLedger, undefined, { params: { id: itemId }, query: { page: `${page}` } })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const refuse = (error: unknown) => setWrong(sentenceOf(error, wording.failed));
  const { seen, isReading, asked, preview, look, clear } = useStatement(refuse);
  const place = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => focusIfLost(seen ? place.current : chooser.current), [seen]);
  const save = useMutation({
    mutationFn: (file: Statement) => call(importStatement, file),
    onSuccess: async ({ added }) => {
      showToast({ title: wording.done(added) });
      clear();
      setPage(1);
      await ledger.refetch();
    },
    onError: refuse,
  });
  const undo = useMutation({
    mutationFn: (id: string) => call(undoImport, undefined, { params: { id } }),
    onSuccess: () => {
      setPage(1);
      return ledger.refetch();
    },
    onError: refuse,
  });
  const lookAgain = (answer: Partial<Statement>) => {
    setWrong(null);
    if (asked) look({ ...asked, ...answer });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    clear();
    setWrong(null);
    if (file.size > LARGEST_STATEMENT_IN_BYTES) return setWrong(wording.tooLarge);
    look({ itemId, filename: file.name, content: await base64Of(file) });
  };

  return (
    <Drawer title={wording.openFor(name)} closeLabel={financeWording.add.close} onClose={onClose}>
      <p>{wording.lead}</p>
      <Field label={wording.file} error={wrong}>
        {(ids) => (
          <input
            {...ids}
            ref={chooser}
            type="file"
            accept=".csv,.ofx,.qfx,.qif"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // A browser reports no change when the same file is chosen again.
              target.value = '';
              void choose(file).catch(refuse);
            }}
          />
        )}
      </Field>
      <p role="status">{isReading && wording.reading}</p>
      {seen && preview && (
        <section ref={place} tabIndex={-1} aria-label={seen.statement.filename} aria-busy={isReading}>
          <h3>
            <bdi>{seen.statement.filename}</bdi>
          </h3>
          <StatementLook
            preview={preview}
            name={name}
            isSaving={isReading || save.isPending}
            onAnswer={(answer) => lookAgain({ keep: [], ...answer })}
            onKeep={(row) => lookAgain({ keep: [...(asked?.keep ?? []), row] })}
            onImport={() => save.mutate({ ...seen.statement, mapping: seen.preview.mapping })}
          />
        </section>
      )}
      {ledger.data && ledger.data.imports.length > 0 && (
        <>
          <EarlierImports imports={ledger.data.imports} isUndoing={undo.isPending} onUndo={undo.mutate} />
          <Movements movements={ledger.data.movements} />
          <LedgerPages page={page} found={ledger.data.found} busy={ledger.isFetching} onPage={setPage} />
        </>
      )}
    </Drawer>
  );
};
