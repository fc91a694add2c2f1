import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { disclose } from '../people/disclose.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { halves } from '../people/property.ts';
import { proveAddress } from '../people/prove-address.ts';
import { register } from '../people/register.ts';

test('attacker fills the partner’s half through a second mailbox: it is in no draft, and its receipt does not count', async ({
  page,
  browser,
  mailbox,
}) => {
  const couple = newCouple();
  const { owner, partner } = couple;
  const secondMailbox = { name: owner.name, email: `second-${owner.email}` };
  const read = async (path: string) => (await callApi(page, 'GET', path)).json();
  const exchanged = async () =>
    (await read('/api/agreement/findings')).checklist.find(({ id }: { id: string }) => id === 'disclosure-exchanged');

  await test.step('the owner shares with a second address of theirs, fills the half, freezes and opens it', async () => {
    await register(page, owner);
    await proveAddress(page);
    await disclose(page, mailbox, secondMailbox, halves);
    const { disclosure } = await read('/api/financial/partner-disclosure');
    expect(disclosure).toMatchObject({ email: secondMailbox.email, openedAt: expect.any(String) });
  });

  await test.step('the draft has the owner’s own disclosure alone', async () => {
    // Frozen after the half was opened: when the draft contains it, svc-intake has received the half too.
    const frozen = await callApi(page, 'POST', '/api/financial/snapshots', { assets: [], debts: [], incomes: [] });
    const { sha256 } = await frozen.json();
    await draft(page, answersOf(couple));
    const text = async () => JSON.stringify(await (await callApi(page, 'POST', '/api/agreement')).json());
    await expect.poll(async () => (await text()).includes(sha256)).toBe(true);
    expect(await text()).not.toMatch(/As disclosed by Sam|"letter":"[BC]"|Schedule B|16,250\.50/);
    expect(await mailbox.to(partner.email)).toEqual([]);
  });

  await test.step('the partner approves without a confirmation, and the checklist still has no receipt', async () => {
    await invite(page, partner);
    const theirs = await (await browser.newContext()).newPage();
    await enterByLink(theirs, mailbox, partner, 'A document for you to read');
    await expect(theirs.getByText('Is this disclosure yours?')).toBeHidden();
    await theirs.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(theirs.getByText('You have approved this text.')).toBeVisible();
    expect(await exchanged()).toMatchObject({
      state: 'open',
      sentence: expect.stringMatching(/not opened your disclosure yet.*not disclosed their own half yet/),
    });
  });
});

test('attacker fills the half in the partner’s own mailbox: the partner rejects it, and it is removed everywhere', async ({
  page,
  browser,
  mailbox,
}) => {
  const couple = newCouple();
  const { owner, partner } = couple;
  const schedules = async (): Promise<string[]> => {
    const { document } = await (await callApi(page, 'POST', '/api/agreement')).json();
    return document.schedules.map(({ letter }: { letter: string }) => letter);
  };

  await test.step('the owner lists for the partner and invites them at the same address', async () => {
    await register(page, owner);
    await proveAddress(page);
    await disclose(page, mailbox, partner, halves);
    await draft(page, answersOf(couple));
    await expect.poll(schedules).toContain('B');
    await invite(page, partner);
  });

  await test.step('the partner rejects the half, and cannot approve the text that has it', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await enterByLink(theirs, mailbox, partner, 'A document for you to read');
    await theirs.getByRole('button', { name: 'This is not mine' }).click();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Yes, take it out' }).click();
    await expect(theirs.getByText('Answers or disclosures have changed')).toBeVisible();
    await expect(theirs.getByText('Is this disclosure yours?')).toBeHidden();
    await expect(theirs.getByRole('button', { name: 'Approve This Agreement' })).toBeDisabled();
  });

  await test.step('the half is in no draft and not in the owner’s tracker', async () => {
    expect(await schedules()).not.toContain('B');
    await expect
      .poll(async () => (await callApi(page, 'GET', '/api/financial/partner-disclosure')).json())
      .toEqual({ disclosure: null });
    await mailbox.next(owner.email, 'News about your document');
  });
});
