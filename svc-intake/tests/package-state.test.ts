import { type PackageState, packageStates } from '@evenhand/contracts/agreement/agreement';
import {
  isLocked,
  isOver,
  isSignable,
  packageMove,
  packageMoves,
  type Transition,
  waitsToBeSent,
} from '../src/agreement/package-state.js';

const happenings: Transition[] = [
  'invited',
  'invitation-closed',
  'both-approved',
  'signed',
  'sealed',
  'declined',
  'time-ran-out',
  'voided',
  'replaced',
];

/** Every permitted transition; all others are refused. */
const moves: Record<PackageState, string[]> = {
  draft: ['invited > in_review', 'voided > voided', 'replaced > voided'],
  in_review: [
    'invitation-closed > draft',
    'both-approved > ready',
    'declined > declined',
    'voided > voided',
    'replaced > voided',
  ],
  ready: [
    'invitation-closed > draft',
    'signed > partially_signed',
    'declined > declined',
    'time-ran-out > expired',
    'voided > voided',
    'replaced > voided',
  ],
  partially_signed: [
    'signed > partially_signed',
    'sealed > completed',
    'declined > declined',
    'time-ran-out > expired',
    'voided > voided',
  ],
  completed: [],
  declined: ['voided > voided', 'replaced > voided'],
  expired: ['voided > voided', 'replaced > voided'],
  voided: ['voided > voided', 'replaced > voided'],
};

test.each(packageStates)('a package in state %s moves only as the table permits', (state) => {
  const found = happenings.flatMap((happening) => {
    const to = packageMove(state, happening);
    return to === null ? [] : [`${happening} > ${to}`];
  });
  expect(found).toEqual(moves[state]);
});

test('every state is in the table', () => {
  expect(Object.keys(packageMoves).sort()).toEqual([...packageStates].sort());
});

test('completed is a final state and follows partially signed only', () => {
  expect(packageMoves.completed).toEqual({});
  const into = packageStates.filter((state) => Object.values(packageMoves[state]).includes('completed'));
  expect(into).toEqual(['partially_signed']);
});

test('a package is open for signing only between both approvals and the seal', () => {
  expect(packageStates.filter(isSignable)).toEqual(['ready', 'partially_signed']);
});

test('answers are locked from the first signature until the package is voided', () => {
  expect(packageStates.filter(isLocked)).toEqual(['partially_signed', 'completed']);
});

test('the partner gets no later version before it is sent, of a draft or after a decline', () => {
  expect(packageStates.filter(waitsToBeSent)).toEqual(['draft', 'declined']);
});

test('a new version may follow when the last one was declined, expired or voided', () => {
  expect(packageStates.filter(isOver)).toEqual(['declined', 'expired', 'voided']);
});
