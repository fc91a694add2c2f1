import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadStep } from './upload-step';

/** Fails the upload in flight. */
let refuse: (() => void)[] = [];

beforeEach(() => {
  refuse = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    if (!String(path).endsWith('/presign')) return Promise.resolve(Response.json([]));
    return new Promise((resolve) => refuse.push(() => resolve(new Response('', { status: 413 }))));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () => renderPage(<UploadStep onBack={() => {}} onStartOver={() => {}} onUploaded={() => {}} />);
const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Choose Files', { selector: 'input' }),
    names.map((name) => new File(['Hello'], name)),
  );
const endOf = async (number: number) => {
  await waitFor(() => expect(refuse).toHaveLength(number));
  refuse[number - 1]?.();
};

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser warns before leaving the page only while files wait or are being sent', async () => {
  open();
  expect(asks()).toBe(false);
  await choose('one.txt', 'two.txt');
  expect(asks()).toBe(true);
  await endOf(1);
  expect(await screen.findByText('Upload failed: 413')).toBeVisible();
  expect(asks()).toBe(true);
  await endOf(2);
  await waitFor(() => expect(asks()).toBe(false));
});

test('the browser warns also while the person looks at another page of the app', async () => {
  const { unmount } = open();
  await choose('one.txt');
  unmount();
  expect(asks()).toBe(true);
  await endOf(1);
  await waitFor(() => expect(asks()).toBe(false));
});

test('the browser does not warn for files that are not accepted', async () => {
  open();
  await choose(...Array.from({ length: 101 }, (_, number) => `${number}.txt`));
  expect(await screen.findByText('Too many files')).toBeVisible();
  expect(asks()).toBe(false);
});
