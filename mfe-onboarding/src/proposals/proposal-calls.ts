import { NegotiableField, Patch } from '@evenhand/contracts/agreement/negotiable';
import {
  acceptAsPartner,
  acceptProposal,
  findEqualMoves,
  findEqualMovesAsPartner,
  getPartnersProposals,
  getProposals,
  listEndedForPartner,
  listEndedProposals,
  priceAsPartner,
  priceProposal,
  proposeAsPartner,
  readReturnedWord,
  readWordAsPartner,
  refuseAsPartner,
  refuseProposal,
  sendProposal,
  withdrawAsPartner,
  withdrawProposal,
} from '@evenhand/contracts/agreement/proposal-calls';
import { ENDED_PER_PAGE } from '@evenhand/contracts/agreement/proposals';
import { type ReceivedWord } from '@evenhand/contracts/agreement/returned-word';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { inDollars } from '@evenhand/contracts/intake/written';
import { call, callForFile } from '@evenhand/web-kit/call';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Names, WATCH_MS } from '../couple.js';
import type { Answering } from './answering.js';

export const calls = {
  owner: {
    list: getProposals,
    ended: listEndedProposals,
    price: priceProposal,
    equal: findEqualMoves,
    word: readReturnedWord,
    send: sendProposal,
    accept: acceptProposal,
    refuse: refuseProposal,
    withdraw: withdrawProposal,
  },
  partner: {
    list: getPartnersProposals,
    ended: listEndedForPartner,
    price: priceAsPartner,
    equal: findEqualMovesAsPartner,
    word: readWordAsPartner,
    send: proposeAsPartner,
    accept: acceptAsPartner,
    refuse: refuseAsPartner,
    withdraw: withdrawAsPartner,
  },
};

/** As received: amounts in dollars. */
export type Received = Awaited<ReturnType<typeof readProposals>>;
export type ReceivedProposal = Received['proposals'][number];

const readProposals = (party: Party) => call(calls[party].list);
export const keyOf = (party: Party) => [calls[party].list.path];

/** Polled, so that the other person's proposals appear without a reload. */
export const useProposals = (party: Party) =>
  useQuery({ queryKey: keyOf(party), queryFn: () => readProposals(party), staleTime: 0, refetchInterval: WATCH_MS });

/** Pages of those that have ended, the first from 1. */
export const useEndedProposals = (party: Party) =>
  useInfiniteQuery({
    queryKey: [calls[party].ended.path],
    queryFn: ({ pageParam }) => call(calls[party].ended, undefined, { query: { page: `${pageParam}` } }),
    initialPageParam: 1,
    getNextPageParam: ({ found }, _, page) => (page * ENDED_PER_PAGE < found ? page + 1 : null),
    staleTime: 0,
  });

/** The answers of a proposal or of the agreement, with amounts in cents; null where one is open. */
export const patchIn = (answers: Received['answers']): IntakeChanges =>
  Object.keys(answers).length === 0 ? {} : Patch.parse(answers);

/** Without the answers that are open. */
export const recordIn = (patch: IntakeChanges): IntakeRecord =>
  IntakeRecord.parse(Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null)));

export const fieldsIn = (patch: object): NegotiableField[] => NegotiableField.options.filter((field) => field in patch);

export const readPrice = (party: Party, patch: IntakeChanges, signal: AbortSignal) =>
  call(calls[party].price, { patch: inDollars(patch) }, { signal });

export const readEqualMoves = (party: Party, patch: IntakeChanges, signal: AbortSignal) =>
  call(calls[party].equal, { patch: inDollars(patch) }, { signal });

export const readWord = async (party: Party, file: Blob): Promise<ReceivedWord> =>
  (await callForFile(calls[party].word, file)).json();

interface Sent {
  patch: IntakeChanges;
  reason: string;
  counters?: string;
  attempt: string;
}

export const send = (party: Party, { patch, reason, counters, attempt }: Sent) =>
  call(calls[party].send, { patch: inDollars(patch), reason, ...(counters && { counters }) }, { attempt });

export const refuse = (party: Party, id: string, reason: string) =>
  call(calls[party].refuse, { reason }, { params: { id } });

export const withdraw = (party: Party, id: string) => call(calls[party].withdraw, undefined, { params: { id } });

/** Element id of a proposal's card. */
export const cardOf = (id: string) => `proposal-${id}`;

export interface ProposalCardProps {
  proposal: ReceivedProposal;
  party: Party;
  names: Names;
  /** Whether it can be answered now. */
  isOpen: boolean;
  /** Of the draft. */
  answers: Received['answers'];
  onAnswer: (answering: Answering) => void;
}
