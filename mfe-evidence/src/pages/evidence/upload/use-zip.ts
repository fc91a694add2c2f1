import { useEffect, useMemo, useState } from 'react';
import { inParts } from './cut-mailbox.js';
import { contentOf, filesIn, namesOf, type ZipFile, type ZipFiles } from './zip-files.js';

export interface ZipContentsProps {
  zip: File;
  isBusy: boolean;
  /** Uploads one file; resolves to whether it was stored. */
  onFile: (files: File[]) => Promise<boolean>;
  /** All were stored. */
  onDone: () => void;
}

const nothing: ZipFiles = { readable: [], locked: [], unread: [] };

/** The password is kept in memory while the zip is shown. */
export const useZip = ({ zip, onFile, onDone }: ZipContentsProps) => {
  const [files, setFiles] = useState(nothing);
  const [password, setPassword] = useState<string>();
  const [taken, setTaken] = useState<ReadonlySet<ZipFile>>(new Set());
  const [isOpening, setIsOpening] = useState(false);
  const [isLookedInto, setLookedInto] = useState(false);
  useEffect(() => {
    let isHere = true;
    filesIn(zip)
      .then(
        (found) => isHere && setFiles(found),
        // A zip that cannot be opened is shown as one that holds nothing.
        () => {},
      )
      .finally(() => isHere && setLookedInto(true));
    return () => {
      isHere = false;
    };
  }, [zip]);

  const names = useMemo(() => namesOf(files.readable, zip.name), [files.readable, zip.name]);
  const left = files.readable.filter((file) => !taken.has(file));

  /** Proves the password by the smallest file. Resolves to whether it opened it. */
  const unlock = async (typed: string): Promise<boolean> => {
    const [smallest] = files.locked.toSorted((one, other) => one.size - other.size);
    const isRight = smallest !== undefined && (await contentOf(smallest, typed).catch(() => null)) !== null;
    if (!isRight) return false;
    setPassword(typed);
    setFiles(({ readable, locked, unread }) => ({ readable: [...readable, ...locked], locked: [], unread }));
    return true;
  };

  const setDamaged = (file: ZipFile) =>
    setFiles(({ readable, unread, ...rest }) => ({
      ...rest,
      readable: readable.filter((other) => other !== file),
      unread: [...unread, { path: file.path, reason: 'damaged' }],
    }));

  /** Sequential: each file is unpacked before its upload. */
  const uploadAll = async (): Promise<void> => {
    setIsOpening(true);
    let areKept = files.locked.length === 0;
    for (const file of left) {
      const content = await contentOf(file, password).catch(() => null);
      const name = names[files.readable.indexOf(file)] ?? file.path;
      if (content) areKept = (await onFile(await inParts(new File([content], name)))) && areKept;
      if (content) setTaken((all) => new Set(all).add(file));
      else setDamaged(file);
      areKept &&= content !== null;
    }
    setIsOpening(false);
    if (areKept) onDone();
  };

  return {
    ...files,
    isLookedInto,
    names,
    left,
    taken,
    isUnlocked: password !== undefined,
    isOpening,
    unlock,
    uploadAll,
  };
};
