import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { expectToFit } from '../page-checks.ts';
import { buy } from '../people/buy.ts';
import { newCouple } from '../people/couple.ts';
import { disclose } from '../people/disclose.ts';
import { callApi } from '../people/draft.ts';
import { codeFor, codesSoFar, enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { answerProperty, coupleWithProperty, halves } from '../people/property.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';
import { certifyAsLawyer, passCoolingOff, signBeforeWitnesses } from '../people/sign.ts';

const run = promisify(execFile);

/** What a copy can get wrong: amounts, percentages and days. */
const figuresIn = (text: string): string[] => [
  ...new Set(text.match(/\$\d[\d,]*\.\d\d|\d+(?:\.\d+)?%|\d{1,2} [A-Z][a-z]+ \d{4}/g) ?? []),
];
/** A place to write: a drawn line, a row of dots, empty brackets. */
const BLANK = /_{3,}|\.{4,}|…{2,}|\[\s*\]/;
/** The schedules of a new draft. */
const schedulesIn = async (page: Page): Promise<string> => {
  const { document } = await (await callApi(page, 'POST', '/api/agreement')).json();
  return document.schedules.map(({ letter }: { letter: string }) => letter).join('');
};
/** Whether each has the other's disclosure, and the partner confirmed theirs. */
const disclosuresIn = async (page: Page): Promise<string | undefined> => {
  const { checklist = [] } = await (await callApi(page, 'GET', '/api/agreement/findings')).json();
  return checklist.find(({ id }: { id: string }) => id === 'disclosure-exchanged')?.state;
};
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test('a couple with a home, a pension and a student signs a text without repetition or contradiction', async ({
  page,
  browser,
  mailbox,
}, info) => {
  const couple = newCouple();
  const { owner, partner, ownerLawyer } = couple;
  const anotherDevice = async () => (await browser.newContext()).newPage();

  await test.step('both freeze and open their disclosures', async () => {
    await register(page, owner);
    const { version } = await (await callApi(page, 'GET', '/api/intake')).json();
    const changes = coupleWithProperty(couple);
    expect((await callApi(page, 'PUT', '/api/intake/draft', { version, changes })).status()).toBe(200);
    await proveAddress(page);
    await buy(page);
    await disclose(page, mailbox, partner, halves);
  });

  await test.step('home, pension, equalization and release are answered, and the intake submitted', async () => {
    await answerProperty(page);
    await page.getByRole('button', { name: 'Submit Intake' }).click();
    await expect(page).toHaveURL(/\/flow\/review/);
    // svc-intake receives both disclosures by events.
    await expect.poll(() => schedulesIn(page)).toContain('ABC');
    expect(await disclosuresIn(page)).toBe('open');
  });

  await test.step('the value of the home, which the disclosures state differently, is chosen', async () => {
    await page.goto('/agreement');
    const approve = page.getByRole('button', { name: 'Approve This Agreement' });
    await expect(approve).toBeDisabled();
    const value = page.getByRole('group', { name: 'What the home is worth' });
    await expect(value.getByLabel(/^\$800,000\.00/)).not.toBeChecked();
    await expectAccessible(page);
    await value.getByLabel(/From your financial statement$/).check();
    await page.getByRole('button', { name: 'Use This Figure' }).click();
    await expect(approve).toBeEnabled();
    await page.screenshot({ path: info.outputPath('chosen.png') });
    const { document } = await (await callApi(page, 'GET', '/api/agreement')).json();
    expect(document.missing).toEqual([]);
    expect(JSON.stringify(document.articles)).toContain('$780,000.00');
    expect(JSON.stringify(document.articles)).not.toContain('$800,000.00');
  });

  await test.step('every figure and day of the deal on one page is in the articles', async () => {
    await page.goto('/agreement');
    const deal = await page.getByRole('region', { name: 'Your deal on one page' }).innerText();
    const { document } = await (await callApi(page, 'GET', '/api/agreement')).json();
    const articles = JSON.stringify(document.articles);
    const figures = figuresIn(deal);
    expect(figures).toEqual(expect.arrayContaining(['$31,300.00', '1 April 2027']));
    expect(figures.filter((figure) => !articles.includes(figure))).toEqual([]);
    expect(document.missing).toEqual([]);
  });

  await test.step('the versions are compared word by word, and the comparison opens in Word', async () => {
    await page.getByRole('link', { name: 'Compare the versions word by word' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: '780,000.00' }).first()).toBeVisible();
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download with Tracked Changes (Word)' }).click();
    expect((await file).suggestedFilename()).toMatch(/^draft-\d+-\d+\.docx$/);
    await expectToFit(page);
    await page.reload();
  });

  await test.step('invite the partner', () => invite(page, partner));
  const theirs = await anotherDevice();
  await test.step('the partner confirms their disclosure with a code as they approve, and both approve the same text', async () => {
    await enterByLink(theirs, mailbox, partner, 'A document for you to read');
    await expect(theirs.getByText(/^Schedule B shows your disclosure as frozen on .* sent from s…/)).toBeVisible();
    const approve = theirs.getByRole('button', { name: 'Approve This Agreement' });
    await expect(approve).toBeDisabled();
    const codes = await codesSoFar(mailbox, partner);
    await theirs.getByRole('button', { name: 'Send Me a Code' }).click();
    await theirs.getByLabel('Code from the e-mail').fill(await codeFor(mailbox, partner, codes));
    await expectAccessible(theirs);
    await approve.click();
    await expect(theirs.getByText('You have approved this text.')).toBeVisible();
    await expect(theirs.getByText(/^You confirmed that the disclosure of /)).toBeVisible();
    expect(await disclosuresIn(page)).toBe('done');
    await page.goto('/agreement');
    await page.getByRole('button', { name: 'Approve This Agreement' }).click();
  });

  await test.step('both sign before a witness each', async () => {
    await page.getByRole('link', { name: 'Go to signing' }).click();
    await passCoolingOff(page, info, 3);
    await page.reload();
    await signBeforeWitnesses(page, theirs, mailbox, couple, ownerLawyer);
  });

  await test.step("the owner's lawyer certifies the advice, which the seal waits for", async () => {
    await expect(page.getByText('Waiting for your lawyer’s certificate')).toBeVisible();
    const office = await anotherDevice();
    await enterByLink(office, mailbox, ownerLawyer, 'A certificate of independent legal advice is asked for');
    await expectAccessible(office);
    await certifyAsLawyer(office, ownerLawyer, owner);
  });

  await test.step('the sealed file has every schedule, the figures of the deal, and no blank', async () => {
    await expect(page.getByText('Your agreement is signed and sealed')).toBeVisible();
    const path = info.outputPath('sealed.pdf');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Signed Agreement' }).click();
    await (await download).saveAs(path);
    const text = inOneLine((await run('pdftotext', ['-layout', path, '-'])).stdout);
    expect(text).not.toMatch(BLANK);
    for (const letter of ['A', 'B', 'C', 'D', 'E', 'F', 'H']) expect(text).toContain(`Schedule ${letter}`);
    for (const words of [
      'lawyer of the first person',
      'Society of Ontario number 12345A',
      '$31,300.00',
      'Sample Pension Plan',
      'out of the share of',
      'section 15.2(6)',
      'It becomes the disclosure of Sam Sample when Sam Sample',
      'what was disclosed from their address is theirs',
    ])
      expect(text).toContain(words);
  });
});
