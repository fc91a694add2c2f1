import { generateKeyPairSync, sign } from 'node:crypto';
import { lazyPage } from '@evenhand/web-kit/lazy-page';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SlowLink, Waiting } from '../waiting/waiting';
import { useFetchAhead } from './fetch-ahead';
import { forgetRemotes } from './read-remotes';
import { forget, RemotePage } from './remote-page';
import { SHELL_STARTED, watchStart } from './watch-start';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
type Plugin = { createScript: (asked: { url: string }) => unknown };
jest.mock('@module-federation/enhanced/runtime', () => {
  const registered: Plugin[] = [];
  return {
    registered,
    loadRemote: (id: string) => loadRemote(id),
    registerRemotes: (...given: unknown[]) => registerRemotes(...given),
    registerPlugins: (plugins: Plugin[]) => registered.push(...plugins),
  };
});

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

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x ?? '';

const manifestOf = (parts: object = { 'mfe-finance': { live: live['mfe-finance'], since: '' } }) => {
  const payload = JSON.stringify({ site: 'http://localhost', version: 1, expires: '9999-01-01T00:00:00Z', parts });
  return { payload, signatures: [{ key, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') }] };
};

const requested: string[] = [];
const serve = (manifest: object) => {
  globalThis.fetch = async (address) => {
    requested.push(String(address));
    return Response.json(manifest);
  };
};

beforeEach(() => {
  localStorage.clear();
  requested.length = 0;
  document.head.innerHTML = `<meta name="release-keys" content="${key}" data-site="http://localhost">`;
  serve(manifestOf());
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

test('a page reports that its micro front end is unavailable when the releases are not signed', async () => {
  forgetRemotes();
  serve({ ...manifestOf(), signatures: [] });
  await open('/checkout');
  expect(await screen.findByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
  forgetRemotes();
});

test('a script without integrity is not loaded', () => {
  const { registered } = jest.requireMock<{ registered: Plugin[] }>('@module-federation/enhanced/runtime');
  expect(() => registered[0]?.createScript({ url: 'http://localhost/remotes/mfe-finance/2/remoteEntry.js' })).toThrow(
    'has no integrity',
  );
});

describe('an entry of a part that the shell did not load', () => {
  const entry = 'http://localhost/remotes/mfe-finance/1/remoteEntry.js';
  const addTag = (attributes: Partial<HTMLScriptElement>) =>
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'text/plain', src: entry }, attributes),
    );
  const expectUnavailable = async () => {
    await open('/checkout');
    expect(await screen.findByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
    expect(loadRemote).not.toHaveBeenCalled();
  };

  beforeEach(() => {
    forget();
    loadRemote.mockReset();
    loadRemote.mockResolvedValue({ routes: [{ path: '/checkout', element: <h1>Checkout</h1> }] });
  });

  test.each([
    ['without a hash', {}],
    ['with another hash', { integrity: 'sha384-b' }],
    ['without a scheme in its address', { src: entry.replace('http:', '') }],
  ])('attacker has a tag of it in the page %s, shell refuses the part, also at Try again', async (_, attributes) => {
    addTag(attributes);
    await expectUnavailable();
  });

  test('attacker sets its container, shell refuses the part, also at Try again', async () => {
    Reflect.set(globalThis, 'mfe_finance', { get: () => {} });
    await expectUnavailable();
    Reflect.deleteProperty(globalThis, 'mfe_finance');
  });

  test('a tag with the hash of the releases does not stop the part', async () => {
    addTag({ integrity: 'sha384-a' });
    await open('/checkout');
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
    forget();
  });
});

describe('a browser of the canary', () => {
  const release = { ...live['mfe-finance'], version: '1', paths: ['/evidence-kit'] };
  const canary = { release: { ...release, version: '2' }, share: 10, since: '' };
  const expectFailure = async (reported: string[]) => {
    await open('/evidence-kit');
    expect(await screen.findByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
    await waitFor(() =>
      expect(requested).toEqual(['/remotes.json', ...reported.map((outcome) => `/releases/mfe-evidence/2/${outcome}`)]),
    );
  };

  beforeEach(() => {
    forget();
    loadRemote.mockReset();
    serve(manifestOf({ 'mfe-evidence': { live: release, since: '', canary } }));
    document.cookie = 'release_bucket=9; path=/';
    history.replaceState(null, '', '/evidence-kit');
  });
  afterEach(() => {
    document.cookie = 'release_bucket=; path=/; max-age=0';
    history.replaceState(null, '', '/');
    forget();
  });

  test('loads its version and reports what failed, without a word about the person', async () => {
    loadRemote.mockRejectedValueOnce(new Error('broken'));
    await expectFailure(['failed']);
  });

  test.each<[string, () => Promise<{ default: ComponentType }>]>([
    ['does not load', () => Promise.reject(new Error('gone'))],
    [
      'throws',
      async () => ({
        default: () => {
          throw new Error('broken');
        },
      }),
    ],
  ])('reports a page that %s as failed, although its part opened', async (_, load) => {
    const Page = lazyPage(load);
    loadRemote.mockResolvedValue({ routes: [{ path: '/evidence-kit', element: <Page /> }] });
    await expectFailure(['opened', 'failed']);
  });
});

describe('a shell of the canary', () => {
  const release = { ...live['mfe-finance'], entry: '/', paths: [] };
  const canary = { release: { ...release, version: '2' }, share: 10, since: '' };
  const script = 'http://localhost/static/js/index.1.js';
  const fail = (filename = script) => dispatchEvent(new ErrorEvent('error', { filename }));
  const failToLoad = (src: string) => {
    const tag = Object.assign(document.createElement('script'), { type: 'text/plain', src });
    document.head.append(tag);
    tag.dispatchEvent(new Event('error'));
  };
  const REPORTED = ['/remotes.json', '/releases/shell/2/failed'];

  beforeEach(() => {
    serve(manifestOf({ shell: { live: release, since: '', canary } }));
    document.cookie = 'release_bucket=9; path=/';
    watchStart();
  });
  afterEach(() => {
    dispatchEvent(new Event(SHELL_STARTED));
    document.cookie = 'release_bucket=; path=/; max-age=0';
  });

  test.each<[string, () => void]>([
    ['throws', () => fail()],
    ['does not load', () => failToLoad(script)],
    ['rejects', () => dispatchEvent(new Event('unhandledrejection'))],
  ])('is reported as failed, once, when a script of it %s before it is rendered', async (_, happen) => {
    happen();
    happen();
    await waitFor(() => expect(requested).toEqual(REPORTED));
  });

  test('is not reported for a script of a micro front end, nor for what throws once it is rendered', async () => {
    const remote = 'http://localhost/remotes/mfe-finance/1/remoteEntry.js';
    fail(remote);
    failToLoad(remote);
    dispatchEvent(new Event(SHELL_STARTED));
    fail();
    await act(async () => {});
    expect(requested).toEqual([]);
  });
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

test('the code of the next page is fetched ahead, and a failure of that does not stay', async () => {
  const fetchEarly = jest.fn(async () => {});
  const Page = Object.assign(() => <h1>Checkout</h1>, { fetchEarly });
  forget();
  loadRemote.mockReset();
  loadRemote.mockRejectedValueOnce(new Error('offline'));
  loadRemote.mockResolvedValue({ routes: [{ path: '/checkout', element: <Page /> }] });
  const { rerender } = renderHook(useFetchAhead, { initialProps: '/checkout?plan=complete' });
  await waitFor(() => expect(loadRemote).toHaveBeenCalledTimes(1));
  await act(async () => {});
  rerender('/checkout');
  await waitFor(() => expect(fetchEarly).toHaveBeenCalledTimes(1));
  await open('/checkout');
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(loadRemote).toHaveBeenCalledTimes(2);
});
