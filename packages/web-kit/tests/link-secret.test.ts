import { act, renderHook } from '@testing-library/react';
import { useLinkSecret } from '../src/link-secret';

const [first, second] = ['A', '_'].map((letter) => letter.repeat(43));
const KEY = 'evenhand.link';

const goTo = (hash: string) =>
  act(() => {
    history.pushState(null, '', `/review-access${hash}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
const openPage = () => renderHook(() => useLinkSecret(KEY)).result;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', `/review-access#${first}`);
});

test('the secret leaves the address and is kept in the tab', () => {
  expect(openPage().current[0]).toBe(first);
  expect(location.hash).toBe('');
  expect(openPage().current[0]).toBe(first);
});

test.each(['#content', '#deal', '#financial-disclosure', ''])(
  'a place in the page leaves the secret and the address as they are: "%s"',
  (place) => {
    const page = openPage();
    goTo(place);
    expect(page.current[0]).toBe(first);
    expect(location.hash).toBe(place);
    expect(openPage().current[0]).toBe(first);
  },
);

test('the secret is kept by the page when the browser refuses storage', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const calls = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refused),
  );
  const page = openPage();
  goTo('#content');
  expect(page.current[0]).toBe(first);
  act(() => page.current[1]());
  expect(page.current[0]).toBeNull();
  for (const call of calls) call.mockRestore();
});

test('another link opened in the tab replaces the secret', () => {
  const page = openPage();
  goTo(`#${second}`);
  expect(page.current[0]).toBe(second);
  expect(location.hash).toBe('');
});

test('another link forgets the drafts of visitors without an account, the same link keeps them', () => {
  const drafts = { 'evenhand.draft.item': null, 'evenhand.draft.comment': 'alex' };
  for (const [name, owner] of Object.entries(drafts))
    sessionStorage.setItem(name, JSON.stringify({ owner, kept: { name: 'Car' } }));
  sessionStorage.setItem(KEY, first ?? '');
  openPage();
  expect(sessionStorage.getItem('evenhand.draft.item')).not.toBeNull();
  goTo(`#${second}`);
  expect(sessionStorage.getItem('evenhand.draft.item')).toBeNull();
  expect(sessionStorage.getItem('evenhand.draft.comment')).not.toBeNull();
});

test('a place in the page is no secret when the tab has none', () => {
  history.replaceState(null, '', '/review-access#content');
  expect(openPage().current[0]).toBeNull();
});
