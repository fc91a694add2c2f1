import { CaseBar, type CasePart, caseParts } from '@evenhand/contracts/dashboard/case-bar';
import { WrittenRecord } from '@evenhand/contracts/intake/written';
import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';
import { dayOf } from '@evenhand/contracts/toronto';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { createLog } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { placesOf } from '../src/agreement/places.js';
import { witnessProblems } from '../src/agreement/witness-rules.js';
import { answersHash } from '../src/answers/answers-hash.js';
import { progressOf } from '../src/dashboard/dashboard.service.js';
import { LawWatch } from '../src/law/law-watch.js';
import { concernsOf } from '../src/safety-screen/safety-screen.service.js';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { isReadableDrawing } from '../src/signing/drawing.js';
import { brokenDrawings, dataUrl, png } from './support/drawings.js';
import { completeRecord } from './support/record.js';

const open = CaseBar.parse({ parts: Object.fromEntries(caseParts.map((part) => [part, 'open'])) }).parts;

test.each([
  [[], 'intake', 0],
  [['answers'], 'agreement', 20],
  [['answers', 'agreement'], 'review', 40],
  [['answers', 'agreement', 'review'], 'signatures', 60],
  [['answers', 'agreement', 'review', 'signing'], 'complete', 80],
  [['answers', 'agreement', 'review', 'signing', 'documents'], 'complete', 100],
  [['agreement', 'review', 'evidence'], 'intake', 40],
] satisfies [CasePart[], string, number][])(
  'with %j done, the case is at %s with %i percent',
  (done, step, percentage) => {
    const parts = { ...open, ...Object.fromEntries(done.map((part) => [part, 'full'])) };
    expect(progressOf({ parts })).toMatchObject({ currentStep: step, progressPercentage: percentage });
  },
);

const no = noConcerns.answers;

test('the safety screen has no concerns when every answer is no', () => expect(concernsOf(no)).toEqual([]));

test('the answer unsure is a concern', () => {
  expect(concernsOf({ ...no, afraidOfPartner: 'unsure', hiddenMoney: 'unsure' })).toEqual(['safety', 'disclosure']);
  expect(concernsOf({ ...no, violenceOrThreats: 'yes', pressuredToAgree: 'yes' })).toEqual(['safety', 'pressure']);
});

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

const couple = { names: ['Amélie Example', 'Noah Sample'], emails: ['amelie@example.test', null] };

test("a witness is refused when the name is a party's in any spelling", () => {
  expect(witnessProblems({ name: 'noah  SAMPLE ' }, couple)).toMatchObject([{ pointer: '/name' }]);
  expect(witnessProblems({ name: 'Ame\u0301lie Example' }, couple, '/witness')).toMatchObject([
    { pointer: '/witness/name' },
  ]);
  expect(witnessProblems({ name: 'Grace', email: 'amelie@example.test' }, couple)).toMatchObject([
    { pointer: '/email' },
  ]);
});

test('a witness with another name is accepted', () => {
  expect(witnessProblems({ name: 'Wren Witness', email: 'wren@example.test' }, couple)).toEqual([]);
});

test('a moment is converted to its calendar day in Ontario', () => {
  expect(dayOf(new Date('2026-01-01T03:00:00Z'))).toBe('2025-12-31');
});

test('answers to hidden questions do not change the hash of the answers', () => {
  const renting = WrittenRecord.parse(completeRecord({ livingSituation: 'We rent' }));
  expect(answersHash({ ...renting, homeEstimatedValue: undefined })).toBe(answersHash(renting));
  expect(answersHash({ ...renting, partnerName: 'Noël' })).not.toBe(answersHash(renting));
});

test('a drawn signature is readable as PNG up to the largest size', () => {
  expect(isReadableDrawing(dataUrl(png()))).toBe(true);
  expect(isReadableDrawing(dataUrl(png(LARGEST_DRAWING)))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ ...LARGEST_DRAWING, width: LARGEST_DRAWING.width + 1 })))).toBe(false);
});

test.each(Object.entries(brokenDrawings))('a drawn signature is refused: %s', (_, picture) => {
  expect(isReadableDrawing(dataUrl(picture))).toBe(false);
});

test.each<[string, string[]]>([
  ['2026-12-31T12:00:00Z', []],
  ['2027-02-03T12:00:00Z', ['tax 2026-12-31']],
  ['2029-02-03T12:00:00Z', ['tax 2026-12-31', 'benefits 2027-06-30', 'child-support-tables 2027-12-31']],
])('on %s readiness and the log name %j as out of date, once a day', async (now, overdue) => {
  class StoppedClock extends Clock {
    override now = () => new Date(now);
  }
  const dependencies = new Dependencies();
  const lines: string[] = [];
  const log = createLog('svc-intake', 'info', { write: (line) => void lines.push(line) });
  new LawWatch(dependencies, new StoppedClock(), log).onModuleInit();
  expect(dependencies.details()).toHaveLength(overdue.length);
  expect(dependencies.details()).toHaveLength(overdue.length);
  expect(lines.map((line) => JSON.parse(line).overdue)).toEqual(overdue.length > 0 ? [overdue] : []);
  expect(await dependencies.away()).toEqual([]);
});
