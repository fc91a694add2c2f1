import { beginArchive } from '@evenhand/contracts/auth/archive';
import { call } from '@evenhand/web-kit/call';
import { saveFile } from '@evenhand/web-kit/save-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { listParts } from './parts.js';
import { type Progress, writeArchive } from './write-archive.js';

export interface Running extends Progress {
  ofParts: number;
  ofBytes: number;
}

interface Paused {
  error: unknown;
  goOn: () => void;
  skip: () => void;
  giveUp: () => void;
}

/** The archive while it is made: nothing is kept by the site, and what was read is kept in this tab alone. */
export const useArchive = (fileName: string) => {
  const [running, setRunning] = useState<Running | null>(null);
  const [paused, setPaused] = useState<Paused | null>(null);
  const pause = (error: unknown) =>
    new Promise<'again' | 'skip'>((resolve, reject) => {
      const then = (act: () => void) => () => {
        setPaused(null);
        act();
      };
      setPaused({
        error,
        goOn: then(() => resolve('again')),
        skip: then(() => resolve('skip')),
        giveUp: then(() => reject(new GivenUp())),
      });
    });
  const making = useMutation({
    mutationFn: async () => {
      await call(beginArchive);
      const parts = await listParts();
      const ofBytes = parts.reduce((sum, { size }) => sum + size, 0);
      const onProgress = (done: Progress) => setRunning({ ...done, ofParts: parts.length, ofBytes });
      onProgress({ parts: 0, bytes: 0 });
      const { zip, leftOut } = await writeArchive({ parts, onProgress, pause });
      await saveFile(new Response(zip), fileName);
      return { leftOut, bytes: zip.size };
    },
    onSettled: () => setRunning(null),
  });
  return { making, running, paused };
};

/** The person stopped a download that could not go on. */
export class GivenUp extends Error {}
