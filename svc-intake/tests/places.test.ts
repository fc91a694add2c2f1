import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import { type SignerRole, signerRoles, type WrittenName } from '@evenhand/contracts/signing/signing';
import {
  everyoneSigned,
  isLawyer,
  isParty,
  openCertificates,
  partyOf,
  placesOf,
  witnessOf,
} from '../src/agreement/places.js';

const parties = { owner: 'Amélie', partner: 'Noah' };
const statesOf = (...signed: string[]) =>
  placesOf(
    parties,
    { witnesses: [], lawyers: [] },
    (['owner', 'owner-witness', 'partner', 'partner-witness'] as const)
      .filter((role) => signed.includes(role))
      .map((role) => ({ role, signature: { kind: 'typed' as const, name: 'Noah' }, signedAt: new Date(0) })),
    'ready',
  ).map(({ state }) => state);

test('both parties may sign in any order, and each witness after their party', () => {
  expect(statesOf()).toEqual(['next', 'waiting', 'next', 'waiting']);
  expect(statesOf('partner')).toEqual(['next', 'waiting', 'signed', 'next']);
  expect(statesOf('owner', 'owner-witness', 'partner')).toEqual(['signed', 'signed', 'signed', 'next']);
});

test('each named lawyer has a place to sign, open when their client has signed', () => {
  const lawyers = [{ party: 'partner' as const, name: 'Lee Lawyer' }];
  const places = (signed: 'owner' | 'partner') =>
    placesOf(
      parties,
      { witnesses: [], lawyers },
      [{ role: signed, signature: { kind: 'typed', name: 'Noah' }, signedAt: new Date(0) }],
      'ready',
    ).at(-1);
  expect(places('owner')).toMatchObject({ role: 'partner-lawyer', name: 'Lee Lawyer', state: 'waiting' });
  expect(places('partner')).toMatchObject({ role: 'partner-lawyer', state: 'next' });
});

test('all places wait when the package is not open', () => {
  const states = placesOf(parties, { witnesses: [], lawyers: [] }, [], 'in_review').map(({ state }) => state);
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
});

const role = (places: ReturnType<typeof placesOf>, wanted: SignerRole) => places.find((one) => one.role === wanted);
const signedBy = (one: SignerRole, signature: WrittenName) => [{ role: one, signature, signedAt: new Date(0) }];

test('a place states its name, another name that was signed, and the drawing of a sealed agreement', () => {
  const people = {
    witnesses: [{ party: 'partner' as const, name: 'Wren Witness' }],
    lawyers: [
      { party: 'partner' as const, name: 'Lee Lawyer' },
      { party: 'owner' as const, name: 'Kim Counsel' },
    ],
  };
  const placed = (signature: WrittenName, state: PackageState) =>
    placesOf(parties, people, signedBy('owner', signature), state);
  const typed = placed({ kind: 'typed', name: 'Amy' }, 'completed');
  const open = { signedAs: null, state: 'waiting', signedAt: null, drawing: null };
  expect(typed).toEqual([
    {
      role: 'owner',
      name: 'Amélie',
      signedAs: 'Amy',
      state: 'signed',
      signedAt: '1970-01-01T00:00:00.000Z',
      drawing: null,
    },
    { role: 'owner-witness', name: null, ...open },
    { role: 'partner', name: 'Noah', ...open },
    { role: 'partner-witness', name: 'Wren Witness', ...open },
    { role: 'owner-lawyer', name: 'Kim Counsel', ...open },
    { role: 'partner-lawyer', name: 'Lee Lawyer', ...open },
  ]);
  const drawn = { kind: 'drawn', name: ' AMÉLIE', image: 'data:image/png;base64,AAAA' } as const;
  expect(role(placed(drawn, 'completed'), 'owner')).toMatchObject({ signedAs: null, drawing: drawn.image });
  expect(role(placed(drawn, 'ready'), 'owner')).toMatchObject({ drawing: null });
  const unnamed = placesOf(parties, people, signedBy('owner-witness', drawn), 'ready');
  expect(role(unnamed, 'owner-witness')).toMatchObject({ name: null, signedAs: ' AMÉLIE' });
});

test.each<[SignerRole, string, boolean, boolean]>([
  ['owner', 'owner', true, false],
  ['owner-witness', 'owner', false, false],
  ['owner-lawyer', 'owner', false, true],
  ['partner', 'partner', true, false],
  ['partner-witness', 'partner', false, false],
  ['partner-lawyer', 'partner', false, true],
])('%s signs for the %s', (signer, party, asParty, asLawyer) => {
  expect([partyOf(signer), isParty(signer), isLawyer(signer)]).toEqual([party, asParty, asLawyer]);
});

test('each party has a witness with a place to sign', () => {
  expect([witnessOf('owner'), witnessOf('partner')]).toEqual(['owner-witness', 'partner-witness']);
});

test('everyone has signed without the lawyers, whose certificates stay open', () => {
  const four = signerRoles.map((one) => ({ role: one }));
  expect([everyoneSigned(four), everyoneSigned(four.slice(1))]).toEqual([true, false]);
  const lawyers = [{ party: 'owner' as const }, { party: 'partner' as const }];
  expect(openCertificates(lawyers, [...four, { role: 'owner-lawyer' }])).toEqual([{ party: 'partner' }]);
});
