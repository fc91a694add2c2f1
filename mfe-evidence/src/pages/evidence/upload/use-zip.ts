import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { changeItem, changeItems, type OpenedZip, type UploadItem } from './upload-items.js';
import { warnBeforeLeaving } from './warn-before-leaving.js';
import { contentOf, filesIn, namesOf, type ZipFile } from './zip-files.js';

export interface ZipContentsProps {
  zip: UploadItem;
  isBusy: boolean;
  /** Uploads one file, unless the signal is aborted; resolves to whether it was stored. */
  onFile: (files: File[], signal: AbortSignal) => Promise<boolean>;
  /** All were stored. */
  onDone: () => void;
}

const unopened: OpenedZip = { readable: [], locked: [], unread: [], taken: new Set(), isTaking: false };

/** Kept with the upload of the zip: it continues while another page is shown. */
export const useZip = ({ zip: { id, file: zip, opened }, onFile, onDone }: ZipContentsProps) => {
  const queries = useQueryClient();
  const isLookedInto = opened !== undefined;
  useEffect(() => {
    if (isLookedInto) return;
    let isHere = true;
    // A zip that cannot be opened is shown as one that holds nothing.
    void filesIn(zip)
      .catch(() => unopened)
      .then((files) => isHere && changeItem(queries, id, { opened: { ...unopened, ...files } }));
    return () => {
      isHere = false;
    };
  }, [queries, id, zip, isLookedInto]);

  const { readable, locked, unread, password, taken, isTaking } = opened ?? unopened;
  const names = useMemo(() => namesOf(readable, zip.name), [readable, zip.name]);
  const left = readable.filter((file) => !taken.has(file));
  const change = (next: (opened: OpenedZip) => Partial<OpenedZip>): void =>
    changeItems(queries, (items) =>
      items.map((item) =>
        item.id === id && item.opened ? { ...item, opened: { ...item.opened, ...next(item.opened) } } : item,
      ),
    );

  /** Proves the password by the smallest file. Resolves to whether it opened it. */
  const unlock = async (typed: string): Promise<boolean> => {
    const [smallest] = locked.toSorted((one, other) => one.size - other.size);
    const isRight = smallest !== undefined && (await contentOf(smallest, typed).catch(() => null)) !== null;
    if (isRight) change((now) => ({ password: typed, readable: [...now.readable, ...now.locked], locked: [] }));
    return isRight;
  };

  const setDamaged = (file: ZipFile) =>
    change((now) => ({
      readable: now.readable.filter((other) => other !== file),
      unread: [...now.unread, { path: file.path, reason: 'damaged' }],
    }));

  /** Sequential: each file is unpacked before its upload. Resolves to whether all were stored. */
  const take = async (signal: AbortSignal): Promise<boolean> => {
    let areKept = locked.length === 0;
    for (const file of left) {
      const content = await contentOf(file, password, signal).catch(() => null);
      if (signal.aborted) return false;
      const name = names[readable.indexOf(file)] ?? file.path;
      if (content) areKept = (await onFile([new File([content], name)], signal)) && areKept;
      if (content) change((now) => ({ taken: new Set(now.taken).add(file) }));
      else setDamaged(file);
      areKept &&= content !== null;
    }
    return areKept;
  };

  const uploadAll = async (): Promise<void> => {
    const stop = new AbortController();
    changeItem(queries, id, { stop });
    change(() => ({ isTaking: true }));
    const areKept = await warnBeforeLeaving(() => take(stop.signal)).finally(() => change(() => ({ isTaking: false })));
    if (areKept) onDone();
  };

  return {
    readable,
    locked,
    unread,
    isLookedInto,
    names,
    left,
    taken,
    isUnlocked: password !== undefined,
    isTaking,
    unlock,
    uploadAll,
  };
};
