import { askedAnswers } from '../src/intake/asked.js';
import { emptyIntakeRecord } from '../src/intake/record.js';
import { stepProgress, unconfirmedIn } from '../src/intake/step-progress.js';
import { intakeSteps } from '../src/intake/steps.js';

test('no step of an empty intake has begun, whatever the account filled in', () => {
  const record = { ...emptyIntakeRecord, userName: 'Alex Example', userEmail: 'alex@example.test' };
  const states = intakeSteps.map(({ fields }) => stepProgress(fields, record, []));
  expect(new Set(states)).toEqual(new Set(['pending']));
});

test('a step is completed when every needed answer of it was entered or confirmed', () => {
  const fields = ['userName', 'partnerName', 'hasChildren'] as const;
  const record = { userName: 'Alex', partnerName: 'Sam', hasChildren: false };
  expect(stepProgress(fields, record, ['userName', 'partnerName'])).toBe('begun');
  expect(unconfirmedIn(fields, record, ['userName', 'partnerName'])).toEqual(['hasChildren']);
  expect(stepProgress(fields, record, [...fields])).toBe('completed');
});

test('a cleared answer keeps its step open', () => {
  expect(
    stepProgress(['userName', 'partnerName'], { userName: 'Alex', partnerName: '' }, ['userName', 'partnerName']),
  ).toBe('begun');
});

test('answers of a row are kept when its other answers call for them', () => {
  const grown = { birthdate: '2008-03-04', dependency: 'Studies full time', livesWith: 'owner' } as const;
  const only = { hasChildren: true, children: [{ ...grown, schedule: 'On Wednesdays with Alex.' }] };
  expect(askedAnswers(only, '2026-11-29').children).toEqual([grown]);
  expect(askedAnswers(only).children).toEqual([grown]);
  expect(askedAnswers(only, '2026-03-03').children).toEqual([{ birthdate: '2008-03-04' }]);
  const two = { hasChildren: true, children: [{ livesWith: 'owner', schedule: 'On Wednesdays.' } as const, {}] };
  expect(askedAnswers(two, '2026-11-29')).toEqual(two);
  const holidays = [{ holiday: 'Thanksgiving weekend', from: '2026-10-10', first: 'owner' } as const];
  expect(askedAnswers({ hasChildren: true, holidays }).holidays).toEqual([{ holiday: 'Thanksgiving weekend' }]);
});
