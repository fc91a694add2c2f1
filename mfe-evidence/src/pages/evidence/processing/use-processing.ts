import { listFiles } from '@evenhand/contracts/evidence/files';
import { indexEvidence, reindexEvidence, retryFile } from '@evenhand/contracts/evidence/indexing';
import { type EvidenceStatus, filesIn, isSettled } from '@evenhand/contracts/evidence/status';
import { call } from '@evenhand/web-kit/call';
import { reasonOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefused } from '../../../requests/outcome.js';
import { isSignedOut } from '../../../requests/session-end.js';
import { POLL_MS, statusKey, useStatus } from '../../../visit/status.js';

const wording = evidenceSearchWording.processing;

/** After an upload new files are indexed; a retry and a manual update index failed files again. */
const ways = { automatic: indexEvidence, again: reindexEvidence, manual: reindexEvidence };
type Way = keyof typeof ways;

const TIMEOUT_MS = 30 * POLL_MS;

const workDone = ({ counts, files }: EvidenceStatus): string =>
  [...Object.values(counts), ...files.flatMap(({ bytesRead, embedded }) => [bytesRead, embedded])].join();

/**
 * True without progress for thirty polls. Counted from the last progress, since a large mailbox takes longer in all,
 * to the last successful poll, since nothing is known while offline.
 */
const useStalled = (isWorking: boolean, movement: string, lookedAt: number): boolean => {
  const [last, setLast] = useState({ movement, seenAt: lookedAt });
  if (last.movement !== movement) setLast({ movement, seenAt: lookedAt });
  return isWorking && lookedAt - last.seenAt >= TIMEOUT_MS;
};

export interface Processing {
  /** `done` when the requested work has finished, by the status's own counts. */
  phase: 'idle' | 'processing' | 'done' | 'error';
  way: Way;
  /** For the phase `error`. */
  message: string | null;
  /** `onBegun`: the request has been accepted. */
  begin: (way: Way, onBegun?: () => void) => void;
}

/** Known files are indexed without a request, so their status outweighs a request that failed. */
const isReadAnyway = (way: Way, status: EvidenceStatus | undefined): boolean =>
  way === 'automatic' && status !== undefined && filesIn(status).all > 0;

const sentenceFor = (way: Way, error: unknown): string =>
  way === 'manual'
    ? (reasonOf(error) ?? evidenceSearchWording.base.failed)
    : wording.failed(sentenceOf(error, wording.noAnswer));

const stalled = {
  automatic: wording.failed(wording.stalled),
  again: wording.failed(wording.stalled),
  manual: wording.timedOut,
};

export const useRetryFile = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryFile, undefined, { params: { id } }),
    onSuccess: async () => {
      await queries.refetchQueries({ queryKey: statusKey });
      await queries.invalidateQueries({ queryKey: [listFiles.path] });
      showToast({ title: evidenceSearchWording.base.unreadable.retried });
    },
    onError: (error) => showRefused(error, evidenceSearchWording.base.unreadable.retryFailed),
  });
};

export const useProcessing = (): Processing => {
  const queries = useQueryClient();
  const { data: status, dataUpdatedAt } = useStatus();
  const start = useMutation({
    mutationFn: (way: Way) => call(ways[way]),
    onSettled: () => queries.refetchQueries({ queryKey: statusKey }),
  });
  const isWorking = start.isPending || (status !== undefined && !isSettled(status));
  const lookedAt = Math.max(dataUpdatedAt, start.submittedAt);
  const isStalled = useStalled(isWorking, `${start.submittedAt} ${status && workDone(status)}`, lookedAt);
  const way = start.variables ?? 'automatic';
  const begin: Processing['begin'] = (asked, onBegun) => start.mutate(asked, { onSuccess: onBegun });
  const isRefused = start.isError && !isSignedOut(start.error) && !isReadAnyway(way, status);
  if (isRefused) return { phase: 'error', way, message: sentenceFor(way, start.error), begin };
  if (isStalled) return { phase: 'error', way, message: stalled[way], begin };
  const phase = isWorking ? 'processing' : start.isSuccess ? 'done' : 'idle';
  return { phase, way, message: null, begin };
};
