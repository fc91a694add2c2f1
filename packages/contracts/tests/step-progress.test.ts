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
