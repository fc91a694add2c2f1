import { CaseBar, type CasePart, caseParts } from '@evenhand/contracts/dashboard/case-bar';
import { WrittenRecord } from '@evenhand/contracts/intake/written';
import { dayOf } from '@evenhand/contracts/toronto';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { createLog } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { answersHash } from '../src/answers/answers-hash.js';
import { progressOf } from '../src/dashboard/dashboard.service.js';
import { LawWatch } from '../src/law/law-watch.js';
import { concernsOf } from '../src/safety-screen/safety-screen.service.js';
import { noConcerns } from '../src/self-test/invented-couple.js';
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

test('a moment is converted to its calendar day in Ontario', () => {
  expect(dayOf(new Date('2026-01-01T03:00:00Z'))).toBe('2025-12-31');
});

test('answers to hidden questions do not change the hash of the answers', () => {
  const renting = WrittenRecord.parse(completeRecord({ livingSituation: 'We rent' }));
  expect(answersHash({ ...renting, homeEstimatedValue: undefined })).toBe(answersHash(renting));
  expect(answersHash({ ...renting, partnerName: 'Noël' })).not.toBe(answersHash(renting));
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
