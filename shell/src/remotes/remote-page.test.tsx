import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SlowLink, Waiting } from '../waiting/waiting';
import { RemotePage } from './remote-page';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => loadRemote(id),
  registerRemotes: (...given: unknown[]) => registerRemotes(...given),
  registerPlugins: () => {},
}));

const live = {
  'mfe-finance': {
    version: '1',
    entry: '/remotes/mfe-finance/1/remoteEntry.js',
    integrity: 'sha384-a',
    paths: ['/checkout'],
  },
};

const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '*', element: <RemotePage /> }], { initialEntries: [address] });
  const page = (
    <Suspense fallback="loading">
      <RouterProvider router={router} />
    </Suspense>
  );
  await act(async () => {
    render(page);
  });
};

beforeEach(() => {
  globalThis.fetch = async () => Response.json(live);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('an address of no micro front end is the 404 page', async () => {
  await open('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a page reports a failed micro front end, and Try again loads it past the caches', async () => {
  loadRemote.mockRejectedValueOnce(new Error('gone'));
  await open('/checkout');
  expect(await screen.findByRole('heading', { name: 'This part is unavailable' })).toBeVisible();

  loadRemote.mockResolvedValueOnce({ routes: [{ path: '/checkout', element: <h1>Checkout</h1> }] });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'mfe_finance', entry: 'http://localhost/remotes/mfe-finance/1/remoteEntry.js?attempt=1' }],
    { force: true },
  );
});

test('a micro front end that does not come is reported after three seconds, with a way to try again', async () => {
  jest.useFakeTimers();
  render(<Waiting label="Opening the page…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the page…');
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('status')).toHaveTextContent('This page is slow to arrive.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  jest.useRealTimers();
});

test('a link whose page does not come is reported after three seconds, until the page is there', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<SlowLink shown="/dashboard" />);
  history.pushState(null, '', '/checkout');
  act(() => document.body.click());
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('This page is slow to arrive.');
  rerender(<SlowLink shown="/checkout" />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => document.body.click());
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
