import { endpoint, WORD } from '../endpoint.js';
import { EqualMoves, ProposalPreview } from './proposal-price.js';
import {
  AcceptProposal,
  closed,
  closedBy,
  EndedProposals,
  PriceProposal,
  Proposals,
  RefuseProposal,
  SendProposal,
} from './proposals.js';
import { ReturnedWord } from './returned-word.js';

const ofOwner = ['not-found', ...closedBy] as const;
const ofPartner = [...closed] as const;
const sends = ['list-is-full', 'proposal-ended'] as const;
const accepts = ['changed-elsewhere', 'proposal-ended'] as const;
const ends = ['proposal-ended'] as const;
const refuses = ['proposal-ended', 'on-hold'] as const;

export const getProposals = endpoint('GET', '/api/agreement/proposals', null, Proposals, { problems: ['not-found'] });
export const listEndedProposals = endpoint('GET', '/api/agreement/proposals/ended', null, EndedProposals, {
  problems: ['not-found'],
});
export const priceProposal = endpoint('POST', '/api/agreement/proposals/price', PriceProposal, ProposalPreview, {
  problems: [...ofOwner],
});
export const findEqualMoves = endpoint('POST', '/api/agreement/proposals/equal', PriceProposal, EqualMoves, {
  problems: [...ofOwner],
});
export const readReturnedWord = endpoint('POST', '/api/agreement/proposals/word', null, ReturnedWord, {
  consumes: WORD,
  problems: [...ofOwner],
});
export const sendProposal = endpoint('POST', '/api/agreement/proposals', SendProposal, Proposals, {
  idempotent: true,
  status: 201,
  needsPlan: 'complete',
  problems: [...sends, ...ofOwner],
});
export const acceptProposal = endpoint('POST', '/api/agreement/proposals/:id/accept', AcceptProposal, Proposals, {
  needsPlan: 'complete',
  problems: [...accepts, ...ofOwner],
});
export const refuseProposal = endpoint('POST', '/api/agreement/proposals/:id/refuse', RefuseProposal, Proposals, {
  problems: [...refuses, 'negotiation-stopped'],
});
export const withdrawProposal = endpoint('POST', '/api/agreement/proposals/:id/withdraw', null, Proposals, {
  problems: [...ends],
});

const guest = { audience: 'guest' } as const;
export const getPartnersProposals = endpoint('GET', '/api/access/proposals', null, Proposals, guest);
export const listEndedForPartner = endpoint('GET', '/api/access/proposals/ended', null, EndedProposals, guest);
export const priceAsPartner = endpoint('POST', '/api/access/proposals/price', PriceProposal, ProposalPreview, {
  ...guest,
  problems: [...ofPartner],
});
export const findEqualMovesAsPartner = endpoint('POST', '/api/access/proposals/equal', PriceProposal, EqualMoves, {
  ...guest,
  problems: [...ofPartner],
});
export const readWordAsPartner = endpoint('POST', '/api/access/proposals/word', null, ReturnedWord, {
  ...guest,
  consumes: WORD,
  problems: [...ofPartner],
});
export const proposeAsPartner = endpoint('POST', '/api/access/proposals', SendProposal, Proposals, {
  ...guest,
  needsPlan: 'complete',
  idempotent: true,
  status: 201,
  problems: [...sends, 'not-found', ...ofPartner],
});
export const acceptAsPartner = endpoint('POST', '/api/access/proposals/:id/accept', AcceptProposal, Proposals, {
  ...guest,
  needsPlan: 'complete',
  problems: [...accepts, ...ofPartner],
});
export const refuseAsPartner = endpoint('POST', '/api/access/proposals/:id/refuse', RefuseProposal, Proposals, {
  ...guest,
  problems: [...refuses],
});
export const withdrawAsPartner = endpoint('POST', '/api/access/proposals/:id/withdraw', null, Proposals, {
  ...guest,
  problems: [...ends],
});
