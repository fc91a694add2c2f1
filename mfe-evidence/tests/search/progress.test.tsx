import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { file, statusOf, stored } from './evidence-data';
import { ask, box, countLoads, open, resetScreen, searchButton } from './evidence-screen';
import { Stream } from './stream';

beforeEach(resetScreen);

test('progress is shown from the event stream, file by file, until the kit is ready', async () => {
  const { told } = api(statusOf(file({ state: 'waiting', bytesRead: 0, chunks: 0, embedded: 0 })));
  open();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('As soon as the first file is read, you can ask.')).toBeVisible();
  expect(Stream.open.map(({ address }) => address)).toEqual(['/api/evidence/events']);

  Stream.tell(statusOf(file({ state: 'reading', bytesRead: 30 })));
  expect(screen.getByText('Being read: 30%')).toBeVisible();
  told.status = statusOf(file());
  Stream.tell(told.status);
  expect(screen.getByText('Evidence Kit Ready!')).toBeVisible();
  expect(screen.getByText('1 file with 1,234 words can be searched.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Your Agreement' })).toHaveAttribute('href', '/flow/intake');
  expect(Stream.open).toEqual([]);
});

test('the status is polled every four seconds when there is no stream, and a failed poll is ignored', async () => {
  jest.useFakeTimers();
  const { told, timesOf } = api(statusOf(file({ state: 'reading', bytesRead: 30 })));
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  const before = timesOf('GET /api/evidence/status');
  told.status = 503;
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(timesOf('GET /api/evidence/status')).toBe(before + 1);
  expect(screen.getByText('Being read: 30%')).toBeVisible();
  told.status = statusOf(file());
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Evidence Kit Ready!')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(timesOf('GET /api/evidence/status')).toBe(before + 2);
});

test('the status is not polled while the stream sends, and is polled again when the stream breaks', async () => {
  jest.useFakeTimers();
  const reading = statusOf(file({ state: 'reading', bytesRead: 30 }));
  const { timesOf } = api(reading);
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  Stream.tell(reading);
  const before = timesOf('GET /api/evidence/status');
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  Stream.tell(reading);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(timesOf('GET /api/evidence/status')).toBe(before);
  act(() => Stream.open[0]?.onerror?.());
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(timesOf('GET /api/evidence/status')).toBe(before + 1);
});

test('the status is polled when the stream is open but sends nothing', async () => {
  jest.useFakeTimers();
  const reading = statusOf(file({ state: 'reading', bytesRead: 30 }));
  const { told } = api(reading);
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  act(() => Stream.open[0]?.onopen?.());
  told.status = statusOf(file({ state: 'reading', bytesRead: 31 }));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Being read: 31%')).toBeVisible();

  Stream.tell(statusOf(file({ state: 'reading', bytesRead: 32 })));
  told.status = statusOf(file({ state: 'reading', bytesRead: 33 }));
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  expect(screen.getByText('Being read: 32%')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await act(() => jest.advanceTimersByTimeAsync(4_100));
  expect(screen.getByText('Being read: 33%')).toBeVisible();
});

test('thirty polls without progress time out, and any progress restarts the count', async () => {
  jest.useFakeTimers();
  const { told } = api(statusOf(file({ state: 'reading', bytesRead: 30 })));
  open();
  await act(() => jest.advanceTimersByTimeAsync(100_000));
  told.status = statusOf(file({ state: 'reading', bytesRead: 31 }));
  await act(() => jest.advanceTimersByTimeAsync(100_000));
  expect(screen.queryByText(/^Processing failed/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/^Processing failed: Nothing has moved for two minutes\./)).toBeVisible();
  told.status = statusOf(file());
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Evidence Kit Ready!')).toBeVisible();
});

test('questions can be asked when one file is searchable, and the page shows how many are missing', async () => {
  const states = [file({ state: 'searchable', embedded: 4 }), file({ fileId: 'other', state: 'waiting' })];
  api(statusOf(...states));
  open();
  expect(await screen.findByText(/^You can ask now: 1 of 2 files can be searched by their words/)).toBeVisible();
  expect(screen.getAllByText('meaning added: 40%')[0]).toBeVisible();
  await ask('daycare');
  expect(await screen.findByText('You asked: daycare')).toBeVisible();
});

test('screen readers announce when questions can be asked and when all is indexed, and nothing in between', async () => {
  const fileId = crypto.randomUUID();
  const waiting = file({ fileId, state: 'waiting' });
  api(statusOf(file({ state: 'reading', bytesRead: 30 }), waiting));
  open();
  await screen.findByText('Being read: 30%');
  const said = screen.getAllByRole('status').find((one) => one.textContent === '');
  const others = () => screen.getAllByRole('status').filter((one) => one !== said && one.textContent !== '');
  Stream.tell(statusOf(file({ state: 'searchable', embedded: 1 }), waiting));
  expect(said).toHaveTextContent('The first files are read. You can ask now.');
  Stream.tell(statusOf(file(), file({ fileId, state: 'failed', reason: 'It has a password.' })));
  expect(said).toHaveTextContent('Your files are read.');
  expect(others()).toEqual([]);
  expect(screen.getByText('1 file could not be read completely').closest('[role]')).toBeNull();
});

test('questions cannot be asked before a file is searchable', async () => {
  api(statusOf(file({ state: 'reading' })));
  open();
  await userEvent.type(await box(), 'daycare');
  expect(searchButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'What did we agree to?' })).toBeDisabled();
});

test('the page offers only Upload Files when nothing was uploaded', async () => {
  api(statusOf());
  open();
  expect(await screen.findByRole('link', { name: 'Upload Files' })).toBeVisible();
  expect(screen.queryByLabelText('What do you want to find?')).toBeNull();
});

const failed = (name: string) =>
  file({ fileId: name, filename: `${name}.pdf`, state: 'failed', reason: `${name} has a password.`, chunks: 0 });

test('all failed files are retried at once', async () => {
  const { told, timesOf } = api(statusOf(file(), failed('a'), failed('b')));
  open();
  const retryAll = await screen.findByRole('button', { name: 'Retry All' });
  expect(screen.getByText('2 files could not be read completely')).toBeVisible();
  told.status = statusOf(file(), file({ fileId: 'a' }), file({ fileId: 'b' }));
  await userEvent.click(retryAll);
  expect(timesOf('POST /api/evidence/reindex')).toBe(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry All' })).toBeNull());
  expect(document.activeElement).toHaveTextContent(/^Words that can be searched/);
});

test('Try Again requests indexing once more when no file could be read, and then reloads the page', async () => {
  const { told, timesOf } = api(statusOf(failed('a')));
  let answer = (_: number) => {};
  told.start = new Promise((done) => {
    answer = done;
  });
  const loads = countLoads();
  open();
  expect(await screen.findByText(/^Processing failed: None of your files could be read/)).toBeVisible();
  const tryAgain = screen.getByRole('button', { name: 'Try Again' });
  await userEvent.click(tryAgain);
  expect(tryAgain).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(tryAgain);
  answer(503);
  expect(await screen.findByText(/^Processing failed: We could not start reading/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(loads()).toBe(0);
  told.start = 202;
  await waitFor(() => expect(tryAgain).toHaveAttribute('aria-busy', 'false'));
  await userEvent.click(tryAgain);
  await waitFor(() => expect(loads()).toBe(1));
  expect(timesOf('POST /api/evidence/reindex')).toBe(2);
});

test('a file searchable by its words can be asked although its embedding failed', async () => {
  const indexing = file({ state: 'failed', reason: 'It was given up.' });
  const { told } = api(statusOf(indexing));
  told.stored = [{ ...stored, indexing }];
  open();
  expect(await screen.findByText('1 file with 1,234 words can be searched.')).toBeVisible();
  await userEvent.click(screen.getByText('Files'));
  expect(await screen.findByText('Searchable by words')).toBeVisible();
  expect(screen.queryByText('Not read')).toBeNull();
  expect(screen.queryByText(/^Processing failed/)).toBeNull();
});

test('a single error is shown when nothing can be loaded, and a single Try Again loads all of it', async () => {
  api(statusOf(file()));
  const connected = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await waitFor(() => expect(screen.queryByText('Checking what is stored…')).toBeNull());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  jest.mocked(fetch).mockImplementation(connected);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Evidence Kit Ready!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Files' })).toBeVisible();
});

test('the files stay available when only the status fails to load', async () => {
  const { told } = api(statusOf());
  told.status = 503;
  told.stored = [stored];
  open();
  expect(await screen.findByRole('link', { name: 'Download chat.txt' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete All Evidence' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not check how much has been read. Nothing is lost.');
});

test('a failed status is shown once, and not again at each poll', async () => {
  jest.useFakeTimers();
  const { told, timesOf } = api(statusOf());
  told.status = 503;
  open();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not check how much has been read. Nothing is lost.');
  expect(timesOf('GET /api/evidence/status')).toBe(1);
});
