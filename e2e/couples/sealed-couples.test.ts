import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';
import { passCoolingOff, signBeforeWitnesses } from '../people/sign.ts';

const run = promisify(execFile);
const COUPLES = 10;

const printed = execFileSync(
  process.execPath,
  ['--conditions=source', '--import', './cases/from-source.mjs', 'contradictions/print-couples.ts', String(COUPLES)],
  { cwd: resolve(import.meta.dirname, '../../packages/family-law'), encoding: 'utf8' },
);
const records: Record<string, object> = JSON.parse(printed);

const FIGURES = /\$\d[\d,]*\.\d\d|\b\d{1,2} [A-Z][a-z]+ (?:19|20)\d\d\b/g;
const figuresIn = (text: string): string[] => [...new Set(text.replaceAll(/\s+/g, ' ').match(FIGURES))];

for (const [name, record] of Object.entries(records)) {
  test(`${name}: the sealed agreement states every figure of its articles`, async ({
    page,
    browser,
    mailbox,
  }, info) => {
    const couple = newCouple();
    const { owner, partner } = couple;
    await register(page, owner);
    await draft(page, { ...record, userEmail: owner.email, partnerEmail: partner.email });
    const { document } = await (await callApi(page, 'GET', '/api/agreement')).json();
    expect(document.missing).toEqual([]);

    await invite(page, partner);
    const theirs = await (await browser.newContext()).newPage();
    await enterByLink(theirs, mailbox, partner, 'A document for you to read');
    await theirs.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(theirs.getByText('You have approved this text.')).toBeVisible();
    await page.goto('/agreement');
    await page.getByRole('button', { name: 'Approve This Agreement' }).click();
    await page.getByRole('link', { name: 'Go to signing' }).click();
    await passCoolingOff(page, info, 3);
    await page.reload();

    await signBeforeWitnesses(page, theirs, mailbox, couple);

    await expect(page.getByText('Your agreement is signed and sealed')).toBeVisible();
    const path = info.outputPath('sealed.pdf');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Signed Agreement' }).click();
    await (await download).saveAs(path);
    const sealed = figuresIn((await run('pdftotext', ['-layout', path, '-'])).stdout);
    const articles = document.articles.map(({ blocks }: { blocks: unknown }) => JSON.stringify(blocks)).join(' ');
    expect(figuresIn(articles).filter((figure) => !sealed.includes(figure))).toEqual([]);
  });
}
