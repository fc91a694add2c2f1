import {
  type Comments,
  commentAsPartner,
  deleteNote,
  deleteNoteAsPartner,
  getComments,
  getPartnersComments,
  type ReadComments,
  readComments,
  readCommentsAsPartner,
  type Thread,
  type WriteComment,
  writeComment,
} from '@evenhand/contracts/agreement/comments';
import type { Party } from '@evenhand/contracts/identity';
import { call } from '@evenhand/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WATCH_MS } from '../couple.js';

const calls = {
  owner: { list: getComments, write: writeComment, read: readComments, remove: deleteNote },
  partner: {
    list: getPartnersComments,
    write: commentAsPartner,
    read: readCommentsAsPartner,
    remove: deleteNoteAsPartner,
  },
};

const keyOf = (party: Party) => [calls[party].list.path];

/** Polled, so that the other person's comments appear without a reload. Used once on a page. */
export const useComments = (party: Party) =>
  useQuery({
    queryKey: keyOf(party),
    queryFn: () => call(calls[party].list),
    staleTime: 0,
    refetchInterval: WATCH_MS,
  });

/** Shows the answer of a change. */
export const useShow = (party: Party) => {
  const queries = useQueryClient();
  return (next: Comments) => queries.setQueryData(keyOf(party), next);
};

export const write = (party: Party, comment: WriteComment, attempt: string) =>
  call(calls[party].write, comment, { attempt });

export const useRead = (party: Party) => {
  const show = useShow(party);
  return useMutation({ mutationFn: (read: ReadComments) => call(calls[party].read, read), onSuccess: show });
};

export const useDeleteNote = (party: Party) => {
  const show = useShow(party);
  return useMutation({
    mutationFn: (id: string) => call(calls[party].remove, undefined, { params: { id } }),
    onSuccess: show,
  });
};

export const newIn = ({ comments }: Thread): number => comments.filter(({ isNew }) => isNew).length;
