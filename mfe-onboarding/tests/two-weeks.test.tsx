import { getIntake, saveIntakeDraft } from '@evenhand/contracts/intake/intake';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { fireEvent, screen } from '@testing-library/react';
import { intake } from './case-data';
import { createApi, openPage } from './open-page';

const custom = {
  ...intake,
  submittedAt: null,
  record: { ...intake.record, hasChildren: true, children: [{}], parentingSchedule: 'Custom' as const },
};
const words = wording.twoWeeks;

test('the two-week grid shows the counted share when every day is chosen, and saves the days', async () => {
  const api = createApi()
    .on(getIntake, () => custom)
    .on(saveIntakeDraft, () => ({ ...custom, version: 4 }));
  openPage('/intake?step=children-and-parenting&about=schedule');
  const press = (week: number, day: string, who: string | null) =>
    fireEvent.click(screen.getByRole('button', { name: words.day(week, day, who) }));
  await screen.findByRole('group', { name: words.week(1) });
  for (const week of [1, 2]) for (const day of words.weekdays) press(week, day, null);
  expect(screen.getByText(words.share(words.you, 14, 14))).toBeVisible();
  expect(screen.getByText(words.notShared)).toBeVisible();
  for (const day of words.weekdays.slice(0, 6)) press(2, day, words.you);
  expect(screen.getByText(words.share('Sam Sample', 6, 14))).toBeVisible();
  expect(screen.getByText(words.shared)).toBeVisible();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(api.bodiesOf(saveIntakeDraft).at(-1)).toMatchObject({
    changes: { scheduleDays: [...Array<string>(7).fill('owner'), ...Array<string>(6).fill('partner'), 'owner'] },
  });
});

test('a rota of three weeks is drawn and counted: 9 of 21 days are shared time', async () => {
  const days = Array.from({ length: 21 }, (_, day) => (day < 9 ? 'owner' : 'partner'));
  const api = createApi()
    .on(getIntake, () => ({ ...custom, record: { ...custom.record, scheduleDays: days.slice(0, 14) } }))
    .on(saveIntakeDraft, () => ({ ...custom, version: 4 }));
  openPage('/intake?step=children-and-parenting&about=schedule');
  fireEvent.change(await screen.findByLabelText(words.repeats), { target: { value: '3' } });
  for (const day of words.weekdays) {
    const button = () => screen.getByRole('button', { name: new RegExp(`^Week 3, ${day}`) });
    fireEvent.click(button());
    fireEvent.click(button());
  }
  expect(screen.getByText(words.share(words.you, 9, 21))).toBeVisible();
  expect(screen.getByText(words.shared)).toBeVisible();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(api.bodiesOf(saveIntakeDraft).at(-1)).toMatchObject({ changes: { scheduleDays: days } });
});
