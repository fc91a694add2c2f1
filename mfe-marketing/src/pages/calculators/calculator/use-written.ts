import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entriesOf, type Field, listsOf, rowsName, rowsOf, type Written, writtenIn } from './field';

/**
 * The values as the hash of the address: a reload keeps them, a shared link carries them, and no server receives them.
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
 * The form's values: `asked` were calculated last and are in the address; `written` are in the form now.
 * @param fieldsFor the fields that are visible with the given values
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
    /** Keeps unfinished values in the address for a reload, without a calculation. */
    keep: () => window.history.replaceState(window.history.state, '', inAddress(fieldsFor(written), written)),
    ask: () => {
      // Back returns to the last calculation, not to unfinished values.
      window.history.replaceState(window.history.state, '', hash || '#');
      return navigate({ hash: inAddress(fieldsFor(written), written) }, { preventScrollReset: true });
    },
  };
};
