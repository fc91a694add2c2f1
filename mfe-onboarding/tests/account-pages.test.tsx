import {
  askAddressChange,
  cancelAddressChange,
  getAddressChange,
  proveNewAddress,
} from '@evenhand/contracts/auth/address-change';
import { getSignInWays, resetPassword } from '@evenhand/contracts/auth/change-password';
import { askDeletion, cancelDeletion, deleteNow, getDeletion } from '@evenhand/contracts/auth/deletion';
import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { disownSignIn } from '@evenhand/contracts/auth/not-me';
import { chooseNotifications, getNotifications, leaveNewsletter } from '@evenhand/contracts/auth/notifications';
import {
  beginApp,
  confirmApp,
  getProofWays,
  getSecondFactor,
  makeRecoveryCodes,
} from '@evenhand/contracts/auth/second-factor';
import { endSession, listSessions } from '@evenhand/contracts/auth/sessions';
import { changeName, getCurrentUser } from '@evenhand/contracts/auth/user';
import { accountWording } from '@evenhand/wording/account';
import { authServer } from '@evenhand/wording/auth-server';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { notificationsWording } from '@evenhand/wording/notifications';
import { newAddressWording, profileWording } from '@evenhand/wording/profile';
import { proofWording } from '@evenhand/wording/proof';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moment, token, user } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const { notMe, password, reset } = accountWording;
const chosen = 'Correct-Horse-9';
const link = `token=${token}&email=alex@example.test`;

test('the new password page refuses two passwords that differ and saves them when they are equal', async () => {
  const api = createApi().on(resetPassword, () => ({ reset: true }));
  openPage('/auth/new-password', link);
  expect(await screen.findByText(reset.chooseFor('alex@example.test'))).toBeVisible();
  expect(location.hash).toBe('');
  await write(password.chosen, chosen);
  await write(password.repeat, 'Correct-Horse-8');
  await press(password.save);
  expect(await screen.findByText(password.mismatch)).toBeVisible();
  expect(api.bodiesOf(resetPassword)).toEqual([]);
  await write(password.repeat, chosen);
  await press(password.save);
  expect(await screen.findByRole('heading', { name: reset.done })).toBeVisible();
  expect(api.bodiesOf(resetPassword)).toEqual([{ token, newPassword: chosen }]);
});

test('the new password page offers another link when the link was used before', async () => {
  createApi().on(resetPassword, () => ({ reset: false }));
  openPage('/auth/new-password', link);
  await write(password.chosen, chosen);
  await write(password.repeat, chosen);
  await press(password.save);
  expect(await screen.findByText(reset.gone)).toBeVisible();
  await press(reset.askAgain);
  expect(await screen.findByLabelText(reset.email)).toHaveValue('alex@example.test');
});

const none = () => new Response(null, { status: 204 });
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

test('the page claims no outcome when the answer to a deletion at once never arrived', async () => {
  const words = deleteAccountWording.now;
  createApi()
    .on(getProofWays, () => ({ app: false, passkey: false, isDue: false }))
    .on(getSignInWays, () => ({ hasPassword: false, addressProvenLately: true }))
    .on(getDeletion, () => ({ pending: { askedAt: moment, dueAt: moment, provenAgain: true }, isBeingSigned: false }))
    .on(deleteNow, () => {
      throw new TypeError('Failed to fetch');
    });
  openPage('/account/delete');
  await userEvent.click(await screen.findByLabelText(words.understood));
  await press(words.act);
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot tell whether this has begun.');
});

test('the browser asks before a reload while new recovery codes are shown, and the focus follows to them and back', async () => {
  const second = { appSince: '2026-11-21T15:00:00.000Z', passkeys: [], recoveryCodes: null };
  createApi()
    .on(listSessions, () => [])
    .on(getSignInWays, () => ({ hasPassword: false, addressProvenLately: true }))
    .on(getSecondFactor, () => ({ ...second, recoveryCodes: { left: 9, madeAt: second.appSince } }))
    .on(makeRecoveryCodes, () => ({ codes: ['abcd-efgh-jkmn-pqrs'] }));
  openPage('/account/security');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await press(secondFactorWording.codesNew);
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
  expect(screen.getByText(secondFactorWording.kept.leaving)).toBeVisible();
  expect(document.activeElement).toHaveTextContent('abcd-efgh-jkmn-pqrs');
  expect(document.body).not.toHaveFocus();
  expect(asks()).toBe(true);
  await press(secondFactorWording.kept.done);
  expect(asks()).toBe(false);
  expect(await heading(accountWording.ways.title)).toHaveFocus();
});

const security = (addressProvenLately: boolean) =>
  createApi()
    .on(listSessions, () => [])
    .on(getSignInWays, () => ({ hasPassword: true, addressProvenLately }))
    .on(getSecondFactor, () => ({ appSince: null, passkeys: [], recoveryCodes: null }))
    .on(sendMagicLink, () => ({ success: true as const }));

test('a person with an unconfirmed address gets the reason why the app cannot be set up, and the link that confirms it', async () => {
  const api = security(false).on(getCurrentUser, () => ({ ...user, addressProven: false }));
  openPage('/account/security');
  await press(secondFactorWording.setUp);
  expect(await screen.findByText(secondFactorWording.prepare.unconfirmed)).toBeVisible();
  await press(proofWording.sendLink);
  await waitFor(() =>
    expect(api.bodiesOf(sendMagicLink)).toEqual([{ email: user.email, returnTo: '/account/security' }]),
  );
});

test.each([
  problem('address-not-proven', { detail: authServer.factorNeedsMail }),
  problem('invalid-input', { detail: authServer.factorNeedsMail }),
])('a set-up that comes too late shows its reason and mails another link', async (refusal) => {
  security(true).on(beginApp, () => refusal);
  openPage('/account/security');
  await press(secondFactorWording.setUp);
  await press(secondFactorWording.prepare.go);
  expect(await screen.findByText(authServer.factorNeedsMail)).toBeVisible();
  await press(proofWording.sendLink);
  expect(await screen.findByText(proofWording.linkSent(user.email))).toBeVisible();
});

test('a code is typed into the set-up as the app shows it', async () => {
  const api = createApi()
    .on(listSessions, () => [])
    .on(getSignInWays, () => ({ hasPassword: true, addressProvenLately: true }))
    .on(getSecondFactor, () => ({ appSince: null, passkeys: [], recoveryCodes: null }))
    .on(beginApp, () => ({ secret: 'ABCD', uri: 'otpauth://totp/x' }))
    .on(confirmApp, () => ({ codes: [] }));
  openPage('/account/security');
  await press(secondFactorWording.setUp);
  await press(secondFactorWording.prepare.go);
  await write(secondFactorWording.scan.code, '123 456');
  await press(secondFactorWording.scan.turnOn);
  await waitFor(() => expect(api.bodiesOf(confirmApp)).toEqual([{ code: '123456' }]));
});

test('the focus moves to an opened form of the security page, and back to its button', async () => {
  security(true).on(beginApp, () => ({ secret: 'ABCD', uri: 'otpauth://totp/x' }));
  openPage('/account/security');
  const { setUp, cancel, prepare, scan, passkeys } = secondFactorWording;
  for (const [opener, text] of [
    [setUp, prepare.text],
    [passkeys.add, passkeys.prepare],
  ] as const) {
    await press(opener);
    expect(document.activeElement).toHaveTextContent(text);
    expect(document.body).not.toHaveFocus();
    await press(cancel);
    expect(await button(opener)).toHaveFocus();
  }
  await press(setUp);
  await press(prepare.go);
  await screen.findByText(scan.text);
  expect(document.body).not.toHaveFocus();
  await press(cancel);
  expect(await button(setUp)).toHaveFocus();
  await press(accountWording.ways.change);
  expect(screen.getByLabelText(password.chosen)).toHaveFocus();
  await press(password.cancel);
  expect(await button(accountWording.ways.change)).toHaveFocus();
});

test('the focus moves to the heading when a session ends, and back to the button of a name', async () => {
  const now = '2026-11-21T15:00:00.000Z';
  const other = {
    ...{ id: '7d5c3f0e-3c0a-4a42-9c55-9c1f0a6f0d1e', device: 'Safari on iPhone', label: null, way: null },
    ...{ factor: null, startedAt: now, lastUsedAt: now, current: false },
  };
  let sessions = [other];
  security(false)
    .on(listSessions, () => sessions)
    .on({ ...endSession, path: `/api/auth/sessions/${other.id}` }, () => {
      sessions = [];
      return none();
    });
  openPage('/account/security');
  const words = accountWording.sessions;
  await press(words.nameOf(other.device));
  await press(password.cancel);
  expect(await button(words.nameOf(other.device))).toHaveFocus();
  await press(words.endNamed(other.device));
  expect(await screen.findByText(words.ended(other.device))).toBeVisible();
  await waitFor(() => expect(screen.queryByText(other.device)).toBeNull());
  expect(await heading(words.title)).toHaveFocus();
});

test('the focus moves to the title when everything is kept, or a deletion was asked for', async () => {
  const now = '2026-12-01T15:00:00.000Z';
  let pending: { askedAt: string; dueAt: string; provenAgain: boolean } | null = null;
  const answer = () => ({ pending, isBeingSigned: false });
  createApi()
    .on(getDeletion, answer)
    .on(getProofWays, () => ({ app: true, passkey: false, isDue: false }))
    .on(askDeletion, () => {
      pending = { askedAt: now, dueAt: now, provenAgain: false };
      return answer();
    })
    .on(cancelDeletion, () => {
      pending = null;
      return none();
    });
  openPage('/account/delete');
  const title = await heading(deleteAccountWording.title);
  await press(deleteAccountWording.week.act);
  const keep = await button(deleteAccountWording.pending.keep);
  expect(title).toHaveFocus();
  await userEvent.click(keep);
  expect(await screen.findByText(deleteAccountWording.pending.kept)).toBeVisible();
  expect(title).toHaveFocus();
});

test('the not-me page signs out only when the button is pressed', async () => {
  const api = createApi().on(disownSignIn, () => ({ done: true }));
  openPage('/auth/not-me', link);
  expect(await screen.findByRole('link', { name: notMe.wasMe })).toHaveAttribute('href', '/');
  expect(api.bodiesOf(disownSignIn)).toEqual([]);
  await press(notMe.act);
  expect(await screen.findByRole('heading', { name: notMe.done })).toBeVisible();
  expect(api.bodiesOf(disownSignIn)).toEqual([{ token }]);
});

test('the not-me page keeps the button when the service fails, and reports a link that was used', async () => {
  const api = createApi();
  openPage('/auth/not-me', link);
  await press(notMe.act);
  expect(await screen.findByText(accountWording.failed)).toBeVisible();
  api.on(disownSignIn, () => ({ done: false }));
  await press(notMe.act);
  expect(await screen.findByText(notMe.gone)).toBeVisible();
});

test('the account page saves the name, and mails the link that confirms an address', async () => {
  const api = createApi()
    .on(getCurrentUser, () => ({ ...user, addressProven: false }))
    .on(changeName, () => user)
    .on(sendMagicLink, () => ({ success: true as const }));
  openPage('/account');
  await write(profileWording.name.first, 'Zoé');
  await press(profileWording.name.save);
  expect((await screen.findByText(profileWording.name.saved)).closest('[role=status]')).toBeVisible();
  expect(api.bodiesOf(changeName)).toEqual([{ firstName: 'Zoé', lastName: user.lastName }]);
  await write(profileWording.name.first, 'Zoe');
  expect(screen.queryByText(profileWording.name.saved)).toBeNull();
  await press(profileWording.address.prove.send);
  expect(await screen.findByText(profileWording.address.prove.sent(user.email))).toBeVisible();
  expect(api.bodiesOf(sendMagicLink)).toEqual([{ email: user.email, returnTo: '/account' }]);
});

const { changing, pending: waiting } = profileWording.address;
const pending = {
  email: 'zoe@example.test',
  opensAt: '2026-12-01T15:00:00.000Z',
  linkEndsAt: '2026-12-05T15:00:00.000Z',
  isProven: false,
};

test('the account page asks for another address with the password, and stops it again', async () => {
  let change: { pending: typeof pending | null } = { pending: null };
  const api = createApi()
    .on(getAddressChange, () => change)
    .on(getProofWays, () => ({ app: false, passkey: false, isDue: false }))
    .on(getSignInWays, () => ({ hasPassword: true, addressProvenLately: false }))
    .on(askAddressChange, () => {
      change = { pending };
      return change;
    })
    .on(cancelAddressChange, () => {
      change = { pending: null };
      return new Response(null, { status: 204 });
    });
  openPage('/account');
  await press(changing.open);
  expect(document.activeElement).toHaveTextContent(changing.text);
  expect(document.body).not.toHaveFocus();
  await write(changing.email, pending.email);
  await write(proofWording.password, 'Correct-Horse-9');
  await press(changing.go);
  expect(await screen.findByText(waiting.title(pending.email))).toBeVisible();
  expect(api.bodiesOf(askAddressChange)).toEqual([{ email: pending.email, currentPassword: 'Correct-Horse-9' }]);
  expect(await heading(profileWording.address.title)).toHaveFocus();
  await press(waiting.stop);
  expect(await screen.findByText(waiting.stopped)).toBeVisible();
  expect(await heading(profileWording.address.title)).toHaveFocus();
});

test('the account page mails a link first to a person without a password', async () => {
  const api = createApi()
    .on(getAddressChange, () => ({ pending: null }))
    .on(getProofWays, () => ({ app: false, passkey: false, isDue: false }))
    .on(getSignInWays, () => ({ hasPassword: false, addressProvenLately: false }))
    .on(sendMagicLink, () => ({ success: true as const }));
  openPage('/account');
  await press(changing.open);
  await press(proofWording.sendLink);
  expect(await screen.findByText(proofWording.linkSent(user.email))).toBeVisible();
  expect(api.bodiesOf(sendMagicLink)).toEqual([{ email: user.email, returnTo: '/account' }]);
});

test('the link to a new address confirms it on a press, and states when it takes effect', async () => {
  const api = createApi().on(proveNewAddress, () => ({ pending: { ...pending, isProven: true } }));
  openPage('/auth/new-address', `token=${token}`);
  await press(newAddressWording.go);
  expect(await screen.findByRole('heading', { name: newAddressWording.waits })).toBeVisible();
  expect(api.bodiesOf(proveNewAddress)).toEqual([{ token }]);
});

test('the page of a used link to a new address reports it', async () => {
  createApi().on(proveNewAddress, () => problem('link-gone'));
  openPage('/auth/new-address', `token=${token}`);
  await press(newAddressWording.go);
  expect(await screen.findByText(newAddressWording.gone)).toBeVisible();
});

test('the page of mails saves a choice at once, ends the newsletter, and names what always comes', async () => {
  const all = { news: true, reminders: true, newsletter: true };
  const api = createApi()
    .on(getNotifications, () => all)
    .on(chooseNotifications, () => ({ ...all, news: false }))
    .on(leaveNewsletter, () => ({ ...all, news: false, newsletter: false }));
  openPage('/account/notifications');
  await userEvent.click(await screen.findByLabelText(notificationsWording.chosen.news));
  expect((await screen.findByText(notificationsWording.saved)).closest('[role=status]')).toBeVisible();
  expect(api.bodiesOf(chooseNotifications)).toEqual([{ news: false, reminders: true }]);
  await press(notificationsWording.newsletter.leave);
  expect(await screen.findByText(notificationsWording.newsletter.off)).toBeVisible();
  expect(screen.getByRole('heading', { name: notificationsWording.always.title })).toBeVisible();
});
