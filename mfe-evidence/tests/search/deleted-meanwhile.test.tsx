import type { EvidenceAnswer } from '@evenhand/contracts/evidence/search';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { FILE_ID, file, found, statusOf, stored } from './evidence-data';
import { ask, box, open, resetScreen } from './evidence-screen';

beforeEach(resetScreen);

const begin = () => {
  const { told, timesOf } = api(statusOf(file()));
  told.stored = [stored];
  return { told, timesOf };
};
const deleteFile = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete File' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('an answer that arrives after a deletion is not shown, as it may quote deleted text', async () => {
  const { told, timesOf } = begin();
  let answer = (_: EvidenceAnswer) => {};
  told.answer = new Promise((done) => {
    answer = done;
  });
  open();
  await ask('daycare');
  await deleteFile();
  expect(timesOf(`DELETE /api/evidence/files/${FILE_ID}`)).toBe(1);
  answer(found);
  expect(await screen.findByText(/^Something was deleted since you asked/)).toBeVisible();
  expect(screen.queryByText('Quote 1')).toBeNull();
});

test.each([
  ['is removed with the file that it may quote', 204, 0],
  ['is removed when the deletion of that file got no answer', 503, 0],
  ['stays when the deletion is refused', 429, 1],
])('an answer %s', async (_, deletion, quotes) => {
  const { told } = begin();
  told.deletion = deletion;
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  await deleteFile();
  expect(screen.queryAllByText('Quote 1')).toHaveLength(quotes);
});

const openQuote = async () => {
  await ask('daycare');
  await userEvent.click(await screen.findByRole('link', { name: 'See it in context: quote 1' }));
  expect(await screen.findByText('Quoted here')).toBeVisible();
};
const otherWindow = new BroadcastChannel('evenhand:evidence');
const heard: unknown[] = [];
otherWindow.onmessage = ({ data }) => heard.push(data);
afterAll(() => otherWindow.close());

test('an answer and the file are removed, with a message, when another window deletes something', async () => {
  const { told } = begin();
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  told.stored = [];
  otherWindow.postMessage('deleted');
  expect(await screen.findByText(/^Something was deleted since you asked/)).toBeVisible();
  expect(screen.queryByText('Quote 1')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete chat.txt' })).toBeNull());
});

test('an open quote is no longer shown when another window deleted its file', async () => {
  begin();
  open();
  await openQuote();
  const connected = jest.mocked(fetch).getMockImplementation();
  jest
    .mocked(fetch)
    .mockImplementation(async (path, init) =>
      String(path).includes('/passages/')
        ? new Response('{}', { status: 404 })
        : ((await connected?.(path, init)) ?? Response.error()),
    );
  otherWindow.postMessage('deleted');
  expect(await screen.findByText(/^We could not open this place/)).toBeVisible();
  expect(screen.queryByText('Quoted here')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the Search' })).toBeVisible();
});

test('other windows are notified of a deletion, and of nothing else', async () => {
  begin();
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  heard.length = 0;
  await deleteFile();
  await waitFor(() => expect(heard).toEqual(['deleted']));
});

test('other windows are notified when all evidence is deleted', async () => {
  begin();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All Evidence' }));
  heard.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Delete the Evidence' }));
  await waitFor(() => expect(heard).toEqual(['deleted', 'all deleted']));
});

test('the question and the saved searches are removed when another window deletes all evidence', async () => {
  const { told, timesOf } = begin();
  const queries = createQueryClient();
  open(undefined, queries);
  await userEvent.type(await box(), 'daycare');
  const before = timesOf('GET /api/evidence/saved-searches');
  told.status = statusOf();
  for (const message of ['deleted', 'all deleted']) otherWindow.postMessage(message);
  expect(await screen.findByText('Nothing to search yet')).toBeVisible();
  told.status = statusOf(file());
  await act(() => queries.invalidateQueries({ queryKey: ['/api/evidence/status'] }));
  expect(await box()).toHaveValue('');
  expect(timesOf('GET /api/evidence/saved-searches')).toBeGreaterThan(before);
});

test('an answer reopened from a quote is removed with a message when its file is deleted', async () => {
  begin();
  open();
  await openQuote();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Your Answer' }));
  expect(await screen.findByText('Quote 1')).toBeVisible();
  await deleteFile();
  expect(screen.getByText(/^Something was deleted since you asked/)).toBeVisible();
});

test('an old answer does not come back with the next file when all files were deleted', async () => {
  const { told } = begin();
  const queries = createQueryClient();
  open(undefined, queries);
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  const look = () => act(() => queries.invalidateQueries({ queryKey: ['/api/evidence/status'] }));
  told.status = statusOf();
  await look();
  expect(await screen.findByText('Nothing to search yet')).toBeVisible();
  told.status = statusOf(file());
  await look();
  expect(await screen.findByText(/^Something was deleted since you asked/)).toBeVisible();
  expect(screen.queryByText('Quote 1')).toBeNull();
});

test('an answer stays while the retention is saved', async () => {
  const { timesOf } = begin();
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  await userEvent.selectOptions(await screen.findByLabelText('Delete each file after'), '365 days');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(timesOf('GET /api/evidence/retention')).toBe(2));
  expect(timesOf('PUT /api/evidence/retention')).toBe(1);
  expect(screen.getByText('Quote 1')).toBeVisible();
});

test('the deletion dialog isolates the text direction of the file name', async () => {
  begin();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('“\u2068chat.txt\u2069” and everything that was read from it');
});
