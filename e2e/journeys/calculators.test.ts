import { calculators } from '../../deploy/local/pictures/shots.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { nextTo } from '../people/answer-intake.ts';
import { newCouple } from '../people/couple.ts';
import { register } from '../people/register.ts';

test('every calculator fits a phone without scrolling sideways and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of calculators) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('child support is calculated without an account, and the link gives the same result', async ({
  page,
  browser,
}) => {
  await page.goto('/calculators');
  await page.getByRole('link', { name: 'Child support', exact: true }).click();

  await test.step('the form names a missing answer and focuses it', async () => {
    await page.getByLabel('Yearly income').fill('50,000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByLabel('Number of children', { exact: true })).toBeFocused();
    await expect(page.getByText('Please fill this in.')).toBeVisible();
  });

  await test.step('the form is submitted by keyboard alone', async () => {
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('First parent pays $744.00 a month')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
  });

  await test.step('every line of the working has its source', async () => {
    await page.getByText('How this is worked out').click();
    const line = page.getByRole('row', { name: /Table amount a month, 2 children/ });
    await expect(line).toContainText('Schedule I, Ontario');
    await expect(line).toContainText('in force since 1 October 2025');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    await expectNoSidewaysScroll(page);
    await page.evaluate('document.documentElement.style.fontSize = ""');
  });

  await test.step('the link holds the answers and gives the same result', async () => {
    expect(page.url()).toContain('income=50%2C000');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByText('First parent pays $744.00 a month')).toBeVisible();
    await expect(elsewhere.getByLabel('Yearly income')).toHaveValue('50,000');
  });

  await test.step('an input that the law engine refuses is reported at its question', async () => {
    await page.getByLabel('Number of children', { exact: true }).fill('16');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('More than 15 children is taken for a slip.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('First parent pays $744.00 a month')).toBeVisible();
  });
});

test('shared parenting time shows both amounts when an income is over 150,000', async ({ page }) => {
  await page.goto('/calculators/child-support');
  await page.getByLabel('With both: each has them at least 40% of the time').check();
  await page.getByRole('group', { name: 'First parent' }).getByLabel('Yearly income').fill('200000');
  await page.getByRole('group', { name: 'Second parent' }).getByLabel('Yearly income').fill('50000');
  await page.getByLabel('Number of children', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Or: table amount on the first $150,000')).toBeVisible();
  await expect(page.getByText('$1,327.00 a month')).toBeVisible();
  await expect(page.getByText('The set-off is only the starting point', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('the property form adds and removes rows for a married couple', async ({ page }) => {
  await page.goto('/calculators/property');
  await page.getByLabel('Date of separation').fill('2025-03-01');
  const first = page.getByRole('group', { name: 'First spouse' });
  await first.getByRole('button', { name: 'Add property' }).click();
  await first.getByRole('button', { name: 'Add property' }).click();
  await expect(first.getByLabel('What is it?')).toHaveCount(2);
  await first.getByRole('button', { name: 'Remove property 1' }).click();
  await first.getByLabel('What is it?').selectOption('Pension');
  await first.getByLabel('On the day of separation').fill('100000');
  await first.getByLabel('On the day of marriage').fill('20000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('First spouse pays $40,000.00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('First spouse pays $40,000.00')).toBeVisible();
});

test('inside the intake the Guidelines amount follows the answers', async ({ page }) => {
  await register(page, newCouple().owner);
  await page.goto('/intake?step=children-and-parenting');
  await page.getByLabel('We have children together').check();
  await page.getByLabel('Date of birth').fill('2015-05-05');
  await nextTo(page, 'Where they live');
  await page.getByLabel('Equal (shared)').check();
  await nextTo(page, 'Child support');
  const panel = page.getByRole('region', { name: 'What the Guidelines give' });
  await expect(panel).toContainText('Your yearly income');
  await page.getByRole('button', { name: 'Your incomes' }).click();
  await page.getByLabel('Your yearly income').fill('200,000');
  await page.getByLabel("Your partner's yearly income").fill('50,000');
  await page.getByLabel('Where do you live?').selectOption('Ontario');
  await page.getByLabel('Where does your partner live?').selectOption('Ontario');
  await nextTo(page, 'Child support');
  await expect(panel).toContainText('You pay $1,257.00 a month.');
  await expect(panel).toContainText('The set-off is only the starting point');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
  const sheet = await page.getByText('What this answer writes').boundingBox();
  expect(sheet?.y).toBeGreaterThanOrEqual((next?.y ?? 0) + (next?.height ?? 0));
});
