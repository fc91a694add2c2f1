import { lazyPage } from '@evenhand/web-kit/lazy-page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';

type Fetched = { default: ComponentType };

const Budget = () => <h1>Budget</h1>;
const load = jest.fn<Promise<Fetched>, []>();

/** A page whose code does not come at first. */
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

test('what comes after Try again hands the keyboard its heading', async () => {
  await openWithoutCode();
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  load.mockReturnValueOnce(promise);
  await tryAgain();
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => resolve({ default: Budget }));
  expect(screen.getByRole('heading', { name: 'Budget' })).toHaveFocus();
});

test('where it does not come again, the keyboard stays at the button, however often that is', async () => {
  await openWithoutCode();
  for (const error of ['gone', 'still gone']) {
    load.mockRejectedValueOnce(new Error(error));
    await tryAgain();
    expect(await tryAgainButton()).toHaveFocus();
  }
});

test('who has gone on elsewhere meanwhile is not called back', async () => {
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
