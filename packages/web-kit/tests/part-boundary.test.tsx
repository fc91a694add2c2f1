import { lazyPage } from '@evenhand/web-kit/lazy-page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';

type Fetched = { default: ComponentType };

const Budget = () => <h1>Budget</h1>;
const load = jest.fn<Promise<Fetched>, []>();

/** A page whose code fails to load at first. */
const openWithoutCode = async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  const Page = lazyPage(load);
  await act(async () => {
    render(
      <Suspense fallback="loading">
        <Page />
        <a href="/elsewhere">Elsewhere</a>
      </Suspense>,
    );
  });
};

const tryAgainButton = () => screen.findByRole('button', { name: 'Try again' });
const tryAgain = async () => userEvent.click(await tryAgainButton());

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('the part gives the focus to its heading when Try again has loaded it', async () => {
  await openWithoutCode();
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  load.mockReturnValueOnce(promise);
  await tryAgain();
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => resolve({ default: Budget }));
  expect(screen.getByRole('heading', { name: 'Budget' })).toHaveFocus();
});

test('the focus stays on the button when Try again fails, also repeatedly', async () => {
  await openWithoutCode();
  for (const error of ['gone', 'still gone']) {
    load.mockRejectedValueOnce(new Error(error));
    await tryAgain();
    expect(await tryAgainButton()).toHaveFocus();
  }
});

test('the part does not take the focus when it has moved elsewhere meanwhile', async () => {
  await openWithoutCode();
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  load.mockReturnValueOnce(promise);
  await tryAgain();
  const elsewhere = screen.getByText('Elsewhere');
  elsewhere.focus();
  await act(async () => resolve({ default: Budget }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  expect(elsewhere).toHaveFocus();
});
