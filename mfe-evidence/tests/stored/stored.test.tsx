import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stored } from '../../src/pages/evidence/stored/stored';
import { stored } from '../search/evidence-data';
import { recordedToasts } from '../toasts';

const fileOf = (number: number): EvidenceFile => ({
  ...stored,
  id: `5f0f5a0e-7a9b-4a53-8f4c-${String(number).padStart(12, '0')}`,
  name: `message ${number}.eml`,
});

const counts = { waiting: 0, reading: 0, searchable: 0, complete: 0, failed: 0 };
const statusOf = (part: Partial<EvidenceStatus['counts']>): EvidenceStatus => ({
  tokens: 0,
  lastIndexingAt: null,
  progress: 100,
  counts: { ...counts, ...part },
  files: [],
});
const indexing = { state: 'complete', reason: null, bytes: 100, bytesRead: 100, chunks: 1, embedded: 1 } as const;
const failed = { ...indexing, state: 'failed', reason: 'This file is locked by a password.' } as const;

const notFound = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };

const open = (total: number, part: Partial<EvidenceFile> = {}, status = statusOf({}), listed = 200) => {
  const service = {
    all: Array.from({ length: total }, (_, index) => ({ ...fileOf(index + 1), ...part })),
    status,
    listed,
    deleting: Promise.resolve(),
    looking: Promise.resolve(),
    /** Replaces the response to a deletion that was carried out. */
    lost: null as TypeError | Response | null,
    calls: [] as string[],
  };
  const listOf = (asked: URLSearchParams) => {
    const found = service.all.filter(({ name }) => name.includes(asked.get('search') ?? ''));
    const first = 50 * (Number(asked.get('page')) - 1);
    return { files: found.slice(first, first + 50), found: found.length, total: service.all.length };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET' } = {}) => {
    service.calls.push(`${method} ${path}`);
    const { pathname, searchParams } = new URL(String(path), 'http://localhost');
    if (pathname.endsWith('/retention')) return Response.json({ days: 90, hold: false }, { status: service.listed });
    if (method !== 'DELETE') await service.looking;
    if (pathname.endsWith('/status')) return Response.json(service.status);
    if (pathname.endsWith('/retry')) return Response.json({ files: 1 }, { status: 202 });
    if (method !== 'DELETE') return Response.json(listOf(searchParams), { status: service.listed });
    await service.deleting;
    const left = service.all.filter(({ id }) => !pathname.endsWith('/files') && !pathname.endsWith(id));
    const isGone = left.length === service.all.length;
    service.all = left;
    if (service.lost instanceof TypeError) throw service.lost;
    if (service.lost) return service.lost;
    return isGone ? Response.json(notFound, { status: 404 }) : new Response(null, { status: 204 });
  });
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Stored />
    </QueryClientProvider>,
  );
  return { service, queries };
};

const toasts = recordedToasts();
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const find = async (text: string) => {
  const field = await screen.findByLabelText('Find files by their name');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const deleteFile = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await press('Delete File');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('a short list of files has no paging and no search', async () => {
  open(50);
  expect(await screen.findByText('message 50.eml')).toBeVisible();
  expect(screen.queryByLabelText('Find files by their name')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages of the file list' })).toBeNull();
});

test('ten thousand files are paged, fifty at a time', async () => {
  open(10_000);
  expect(await screen.findByText('10,000 files')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the file list' }));
  expect(pages.getByText('1 to 50 of 10,000')).toBeVisible();
  expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('message 100.eml')).toBeVisible();
  expect(screen.queryByText('message 1.eml')).toBeNull();
  expect(pages.getByText('51 to 100 of 10,000')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(50);
});

test('files are found by part of their name when there are many', async () => {
  open(10_000);
  await userEvent.type(await screen.findByLabelText('Find files by their name'), ' 4242 {Enter}');
  expect(await screen.findByText('1 of 10,000 files')).toBeVisible();
  expect(await screen.findByText('message 4242.eml')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of the file list' })).toBeNull();
});

test('deleting the only file found shows an empty result and a way back to all files', async () => {
  open(51);
  await find('message 51');
  await deleteFile('message 51.eml');
  expect(screen.getByText('No file name contains this.')).toBeVisible();
  await press('Show All Files');
  expect(await screen.findByText('message 1.eml')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('message 1.eml'));
  expect(document.activeElement).not.toBe(document.body);
});

test('deleting the last file of the last page shows the page before', async () => {
  open(51);
  await screen.findByText('message 1.eml');
  await press('Next');
  await deleteFile('message 51.eml');
  expect(await screen.findByText('message 50.eml')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});

test('the search by name is cleared when all evidence was deleted', async () => {
  const { service } = open(51);
  await find('message 51');
  expect(await screen.findByText('1 of 51 files')).toBeVisible();
  await press('Delete All Evidence');
  expect(screen.getByText(/keeps for repairs.* after 35 days at most/)).toBeVisible();
  await press('Delete the Evidence');
  expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Find files by their name')).toBeNull());
  expect(service.calls.findLast((call) => call.includes('/files?'))).toBe('GET /api/evidence/files?search=&page=1');
});

test('a deletion under way cannot be cancelled, and its dialog does not close', async () => {
  const { service } = open(2);
  let goOn = () => {};
  service.deleting = new Promise((resolve) => {
    goOn = resolve;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message 1.eml' }));
  await press('Delete File');
  expect(screen.getByRole('button', { name: 'Keep It' })).toBeDisabled();
  await press('Close');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('dialog', { name: 'Delete this file?' })).toBeVisible();
  goOn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('message 1.eml')).toBeNull();
});

test('all evidence is deleted and the dialog closes when the list fails to load', async () => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  await press('Delete All Evidence');
  service.listed = 503;
  await press('Delete the Evidence');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(service.all).toEqual([]);
});

const noAnswer: [string, () => TypeError | Response][] = [
  ['no answer', () => new TypeError('Failed to fetch')],
  ['no answer in time', () => new Response('{}', { status: 503 })],
];

test.each(noAnswer)('the list is loaded again, and no failure reported, when a deletion gets %s', async (_, lost) => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  service.lost = lost();
  await deleteFile('message 1.eml');
  expect(toasts).toEqual([
    {
      kind: 'destructive',
      title: 'Error',
      text: 'We could not tell whether the file was deleted. If it is still listed here, please try again.',
    },
  ]);
  await waitFor(() => expect(screen.queryByText('message 1.eml')).toBeNull());
  expect(document.activeElement).toContainElement(screen.getByText('message 2.eml'));
  expect(document.activeElement).not.toBe(document.body);
});

test.each(noAnswer)('the list is loaded again when the deletion of all evidence gets %s', async (_, lost) => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  service.lost = lost();
  await press('Delete All Evidence');
  await press('Delete the Evidence');
  expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  expect(toasts.map(({ text }) => text)).toEqual([
    'We could not tell whether everything was deleted. If files are still listed here, please try again.',
  ]);
});

test('a refused deletion reports that the file is still stored', async () => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  service.lost = new Response('{}', { status: 429 });
  await deleteFile('message 1.eml');
  expect(toasts.map(({ text }) => text)).toEqual(['We could not delete the file. It is still here.']);
});

test('a file that another window deleted already leaves the list without an error', async () => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  service.all = service.all.slice(1);
  await deleteFile('message 1.eml');
  expect(toasts).toEqual([{ title: 'File deleted' }]);
  expect(screen.queryByText('message 1.eml')).toBeNull();
});

test('a deleted file leaves the list at once, before the list is loaded again', async () => {
  const { service } = open(2);
  await screen.findByText('message 1.eml');
  service.looking = new Promise(() => {});
  await deleteFile('message 1.eml');
  expect(toasts).toEqual([{ title: 'File deleted' }]);
  expect(screen.queryByText('message 1.eml')).toBeNull();
  await press('Delete All Evidence');
  await press('Delete the Evidence');
  expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that could not be read shows its reason, and can be tried again', async () => {
  const { service } = open(1, { indexing: failed });
  expect(await screen.findByText('This file is locked by a password.')).toBeVisible();
  service.all = [{ ...fileOf(1), indexing: { ...indexing, state: 'waiting' } }];
  await press('Retry message 1.eml');
  expect(await screen.findByText('Waiting to be read')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry message 1.eml' })).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByText('message 1.eml'));
  expect(document.activeElement).not.toBe(document.body);
});

test('the list is updated when the reading of files ends', async () => {
  const reading = { ...indexing, state: 'reading', bytesRead: 40 } as const;
  const { service, queries } = open(1, { indexing: reading }, statusOf({ reading: 1 }));
  expect(await screen.findByText('Being read: 40%')).toBeVisible();
  await waitFor(() => expect(queries.getQueryData(['/api/evidence/status'])).toBeDefined());
  service.all = [{ ...fileOf(1), indexing }];
  service.status = statusOf({ complete: 1 });
  await act(() => queries.invalidateQueries({ queryKey: ['/api/evidence/status'] }));
  expect(await screen.findByText('Searchable')).toBeVisible();
});

test('the focus stays on Try Again while loading fails, and moves to the heading when the list is loaded', async () => {
  const { service } = open(1, {}, statusOf({}), 503);
  const { promise, resolve } = Promise.withResolvers<void>();
  await screen.findByRole('button', { name: 'Try Again' });
  service.looking = promise;
  await press('Try Again');
  expect(await screen.findByText('Checking what is stored…')).toBeVisible();
  resolve();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toHaveFocus();
  service.listed = 200;
  await press('Try Again');
  const heading = await screen.findByRole('heading', { name: 'Files' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a single error is shown when both the list and the status fail to load', async () => {
  const { service } = open(1, {}, statusOf({}), 503);
  await waitFor(() => expect(screen.queryByText('Checking what is stored…')).toBeNull());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  service.listed = 200;
  await press('Try Again');
  await userEvent.click(await screen.findByText('Settings'));
  expect(screen.getByLabelText('Delete each file after')).toBeVisible();
});

const MISSED = 'We could not load these files, so you still see the earlier list. Please try again.';

test('a page that fails to load leaves the current page, the search box and the form as they are', async () => {
  const { service } = open(120);
  const box = await screen.findByLabelText('Find files by their name');
  await userEvent.type(box, 'mes');
  const days = await screen.findByLabelText('Delete each file after');
  await userEvent.selectOptions(days, '365 days');
  service.listed = 503;
  await press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent(MISSED);
  expect(screen.getByText('message 50.eml')).toBeVisible();
  expect(screen.getByText('1 to 50 of 120')).toBeVisible();
  expect(box).toHaveValue('mes');
  expect(days).toHaveDisplayValue('365 days');
  service.listed = 200;
  await press('Next');
  expect(await screen.findByText('message 100.eml')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search by name that fails leaves the list as it was, and can be tried again', async () => {
  const { service } = open(120);
  await screen.findByText('120 files');
  service.listed = 503;
  await find('message 12');
  expect(await screen.findByText(MISSED)).toBeVisible();
  expect(screen.getByText('120 files')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show All Files' })).toBeNull();
  service.listed = 200;
  await userEvent.type(screen.getByLabelText('Find files by their name'), '{Enter}');
  expect(await screen.findByText('2 of 120 files')).toBeVisible();
  expect(screen.queryByText(MISSED)).toBeNull();
});

test('the list and its range stay those of the current page until the next page is loaded', async () => {
  const { service } = open(120);
  const list = (await screen.findByText('message 1.eml')).closest('[tabindex="-1"]');
  expect(list).toHaveAttribute('aria-busy', 'false');
  const { promise, resolve } = Promise.withResolvers<void>();
  service.looking = promise;
  await press('Next');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('1 to 50 of 120')).toBeVisible();
  expect(screen.getByText('message 1.eml')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  resolve();
  expect(await screen.findByText('51 to 100 of 120')).toBeVisible();
  expect(screen.getByText('message 51.eml')).toBeVisible();
  expect(list).toHaveAttribute('aria-busy', 'false');
});

test('an error is shown without endless requests when the page before the last fails to load, too', async () => {
  const { service, queries } = open(101);
  await screen.findByText('message 1.eml');
  await press('Next');
  await screen.findByText('message 51.eml');
  await press('Next');
  await screen.findByText('message 101.eml');
  // Removes the page from the cache, as after its expiry.
  queries.removeQueries({ queryKey: ['/api/evidence/files', '', 2] });
  service.listed = 503;
  const asked = () => service.calls.filter((call) => call.endsWith('page=2')).length;
  const before = asked();
  await deleteFile('message 101.eml');
  expect(await screen.findByText(MISSED)).toBeVisible();
  expect(asked()).toBe(before + 1);
  service.listed = 200;
  await press('Previous');
  expect(await screen.findByText('message 51.eml')).toBeVisible();
});

test('the list takes the focus when the paging button pressed becomes disabled at the first or last page', async () => {
  open(60);
  await screen.findByText('message 1.eml');
  await press('Next');
  const last = await screen.findByText('message 60.eml');
  expect(document.activeElement).toContainElement(last);
  expect(document.activeElement).not.toBe(document.body);
  await press('Previous');
  const first = await screen.findByText('message 1.eml');
  expect(document.activeElement).toContainElement(first);
  expect(document.activeElement).not.toBe(document.body);
});

test('a document of the financial disclosure is marked, and its deletion names what the disclosure loses', async () => {
  open(1, { purpose: 'disclosure', isSearchable: false, indexing: null });
  expect(await screen.findByText('Financial disclosure')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Delete message 1/ }));
  expect(screen.getByText('It is a document of your financial disclosure, which then lacks it.')).toBeVisible();
});
