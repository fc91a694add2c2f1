import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entriesOf, type Field, listsOf, rowsName, rowsOf, type Written, writtenIn } from './field';

/**
 * What was written, as it stands behind the # of the address: there a reload keeps it, a link carries it on, and no
 * server is told of it.
 */
const inAddress = (fields: readonly Field[], written: Written): string => {
  const answers = entriesOf(fields, written).flatMap((entry): [string, string][] => {
    const text = entry.kind === 'fixed' ? '' : writtenIn(written, entry).trim();
    return text === '' ? [] : [[entry.name, text]];
  });
  const rows = listsOf(fields).map((list): [string, string] => [rowsName(list), String(rowsOf(list, written).length)]);
  return `#${new URLSearchParams([...answers, ...rows])}`;
};

const fromAddress = (hash: string): Written => Object.fromEntries(new URLSearchParams(hash.slice(1)));

/**
 * The form's answers. `asked` is what was last calculated, which the address names; `written` what stands in the form now.
 * @param fieldsFor the fields that are asked for what is written
 */
export const useWritten = (fieldsFor: (written: Written) => readonly Field[]) => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ hash, written: fromAddress(hash) });
  if (opened.hash !== hash) setOpened({ hash, written: fromAddress(hash) });
  const { written } = opened;

  return {
    asked: fromAddress(hash),
    isAsked: hash.length > 1,
    written,
    change: (changed: Written) => setOpened({ hash, written: changed }),
    /** Leaves what is written in the address without asking for it, so that a reload keeps it. */
    keep: () => window.history.replaceState(window.history.state, '', inAddress(fieldsFor(written), written)),
    ask: () => {
      // The way back leads to what was asked before, not to what was half written since.
      window.history.replaceState(window.history.state, '', hash || '#');
      return navigate({ hash: inAddress(fieldsFor(written), written) }, { preventScrollReset: true });
    },
  };
};
