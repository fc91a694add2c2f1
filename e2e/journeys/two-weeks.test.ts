import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { nextTo } from '../people/answer-intake.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('a couple marks the days of two weeks and sees whether their time is shared', async ({ page }) => {
  const { owner, partner } = newCouple();
  await register(page, owner);
  await page.goto('/intake');
  await page.getByLabel('Your full name').fill(owner.name);
  await page.getByLabel("Your partner's full name").fill(partner.name);
  await nextTo(page, 'Your children');
  await page.getByLabel('We have children together').check();
  await page.getByLabel('Name', { exact: true }).fill('Robin Example');
  await page.getByLabel('Date of birth').fill('2015-03-04');
  await nextTo(page, 'Where they live');
  await page.getByLabel('Equal (shared)').check();
  await nextTo(page, 'Their time with each of you');
  await page.getByLabel('Custom').check();

  const press = (week: number, day: string) =>
    page.getByRole('button', { name: new RegExp(`^Week ${week}, ${day}`) }).click();
  await test.step('five of 14 days are not shared time', async () => {
    for (const week of [1, 2]) for (const day of weekdays) await press(week, day);
    for (const day of weekdays) await press(1, day);
    for (const day of weekdays.slice(0, 2)) await press(2, day);
    await expect(page.getByText('You: 5 of 14 days (36%)')).toBeVisible();
    await expect(page.getByText('This is not shared parenting time.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What this answer writes' })).toContainText(
      'whether the schedule or the answer about where the children live is right',
    );
    // The fixed header would cover a control.
    await page.evaluate('scrollTo(0, 0)');
    await expectAccessible(page);
  });
  await test.step('six of 14 days are shared time, and the agreement states the days', async () => {
    await press(2, 'Tuesday');
    await expect(page.getByText('You: 6 of 14 days (43%)')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What this answer writes' })).toContainText(
      'Alex Example has 6 of the 14 days and Sam Sample has 8.',
    );
  });
});
