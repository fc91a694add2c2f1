import { resetPassword } from '@evenhand/contracts/auth/change-password';
import { disownSignIn } from '@evenhand/contracts/auth/not-me';
import { accountWording } from '@evenhand/wording/account';
import { screen } from '@testing-library/react';
import { token } from './case-data';
import { createApi, openPage, press, write } from './open-page';

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
