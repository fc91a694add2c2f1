import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EvidencePage from './evidence-page';

const chat: EvidenceFile = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  name: 'chat.txt',
  extension: 'txt',
  size: 2_048,
  sha256: 'ab',
  refused: null,
  isSearchable: true,
  indexing: null,
  uploadedAt: '2026-11-20T15:00:00.000Z',
  keptUntil: '2027-02-18T15:00:00.000Z',
};

/** An upload as the browser makes it; the test says how far it is and how it ends. */
class Upload {
  static sent: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  withCredentials = false;
  form?: FormData;
  open() {}
  send(form: FormData) {
    this.form = form;
    Upload.sent.push(this);
  }
  end(status: number) {
    this.status = status;
    if (status) this.onload?.();
    else this.onerror?.();
  }
}

/** Everything is read at once. */
const statusOf = (files: EvidenceFile[]): EvidenceStatus => ({
  tokens: 1,
  lastIndexingAt: chat.uploadedAt,
  progress: 100,
  counts: { waiting: 0, reading: 0, searchable: 0, complete: 1, failed: 0 },
  files: files.map(({ id, name, size }) => ({
    fileId: id,
    filename: name,
    state: 'complete',
    reason: null,
    bytes: size,
    bytesRead: size,
    chunks: 1,
    embedded: 1,
  })),
});

/** The API as the page meets it. */
const api = (stored: EvidenceFile[] = []) => {
  let retention = { days: 90, hold: false };
  let refused: EvidenceFile['refused'] = null;
  const calls: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
    calls.push(`${method} ${path}`);
    if (path === '/api/evidence/presign')
      return answer({ url: 'http://localhost/api/evidence/uploads', fields: { key: 'cases/a/b', policy: 'p' } });
    if (path === '/api/evidence/status') return answer(statusOf(stored));
    if (path === '/api/evidence/answering') return answer({ provider: null, isOn: false });
    if (path === '/api/evidence/index') return answer({ files: 1 }, 202);
    if (path === '/api/evidence/unfinished') return answer([]);
    if (path === '/api/evidence/retention') {
      if (method === 'PUT') retention = JSON.parse(String(body));
      return answer(retention);
    }
    if (method === 'POST') {
      const file = { ...chat, id: crypto.randomUUID(), refused };
      stored.unshift(file);
      return answer(file, 201);
    }
    if (method === 'DELETE') {
      stored.splice(0, path === '/api/evidence/files' ? stored.length : 1);
      return new Response(null, { status: 204 });
    }
    return answer({ files: stored, found: stored.length, total: stored.length });
  });
  return {
    calls,
    retention: () => retention,
    refuse: (reason: EvidenceFile['refused']) => {
      refused = reason;
    },
  };
};

const open = (at = '/evidence?step=upload') => {
  const routes = [{ path: '/evidence', element: <EvidencePage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nothing takes files');
  return userEvent.setup({ applyAccept: false }).upload(input, files);
};
const file = (name: string, content = 'Hello') => new File([content], name, { type: 'text/plain' });
const latest = async (count: number): Promise<Upload> => {
  await waitFor(() => expect(Upload.sent).toHaveLength(count));
  return Upload.sent[count - 1] ?? new Upload();
};

const { XMLHttpRequest: original } = globalThis;
beforeEach(() => {
  Upload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: Upload });
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: original });
  jest.restoreAllMocks();
});

test('the first step offers eight guides and leads to the second', async () => {
  api();
  open('/evidence');
  expect(
    screen.getAllByRole('link', { name: /Takeout|App|Facebook|Instagram|Telegram|Signal|iMessage|e-mail/ }),
  ).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'I have my files' }));
  expect(screen.getByRole('heading', { name: 'Upload your files' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('heading', { name: 'Where is what you need?' })).toBeVisible();
});

test('an upload shows how much is sent, keeps the zone closed, and stands in the list when it is done', async () => {
  api();
  open();
  await choose(file('chat.txt'));
  const upload = await latest(1);
  expect([...(upload.form?.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
  expect(screen.getByRole('button', { name: 'Choose Files' })).toBeDisabled();
  act(() => upload.upload.onprogress?.({ loaded: 42, total: 100 }));
  expect(await screen.findByRole('progressbar', { name: 'Upload of chat.txt' })).toHaveAttribute('aria-valuenow', '42');
  act(() => upload.upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(await screen.findByText('All of it is sent. It is checked and sealed now.')).toBeVisible();
  upload.end(204);
  expect(await screen.findByRole('link', { name: 'Download chat.txt' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('where something is left to be said of an upload, the person goes on when they have read it', async () => {
  const { calls } = api();
  open();
  await choose(file('chat.txt'), file('photo.png'));
  (await latest(1)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Files' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Go to Search' }));
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(calls).toContain('POST /api/evidence/index');
});

test('a finished item can be removed from the list', async () => {
  api();
  open();
  await choose(file('chat.txt'), file('photo.png'));
  (await latest(1)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove chat.txt from this list' }));
  expect(screen.queryByText('Uploaded')).toBeNull();
});

test.each([
  [403, 'Upload failed: 403'],
  [0, 'Upload failed'],
])('an upload that ends with %i says so, and the next file goes on', async (status, sentence) => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  (await latest(1)).end(status);
  expect(await screen.findByText(sentence)).toBeVisible();
  (await latest(2)).end(201);
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a file that comes too soon after many others waits for a moment', async () => {
  api();
  open();
  await choose(file('a.txt'));
  (await latest(1)).end(429);
  await waitFor(() => expect(Upload.sent).toHaveLength(2), { timeout: 3_000 });
  (await latest(2)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('a file that is not what it says is shown with its reason', async () => {
  api().refuse('type');
  open();
  await choose(file('chat.txt'));
  (await latest(1)).end(204);
  expect(await screen.findByRole('alert')).toHaveTextContent('The content is not what the end of the name says.');
});

test('what cannot be taken is not sent', async () => {
  const { calls } = api();
  const huge = file('huge.pdf');
  Object.defineProperty(huge, 'size', { value: 209_715_201 });
  open();
  await choose(file('photo.png'), file('empty.txt', ''), huge);
  expect(await screen.findByText(/^File type must be txt, pdf/)).toBeVisible();
  expect(screen.getByText('File is smaller than 1 bytes')).toBeVisible();
  expect(screen.getByText('File is larger than 209715200 bytes')).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toEqual([]);
});

test('too many files at once are not taken', async () => {
  api();
  open();
  await choose(...Array.from({ length: 101 }, (_, number) => file(`${number}.txt`)));
  expect(await screen.findByText('Too many files')).toBeVisible();
});

test('a zip is taken, with the advice to extract it', async () => {
  api();
  open();
  await choose(file('export.zip'));
  expect(await screen.findByText(/Extract it on your device/)).toBeVisible();
});

test('one file is deleted after a question', async () => {
  const { calls } = api([chat]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete File' }));
  expect(await screen.findByText('No files yet. What you upload stands here.')).toBeVisible();
  expect(calls).toContain(`DELETE /api/evidence/files/${chat.id}`);
});

test('the word of a refused file is dismissed without a question, and the focus stays with the files', async () => {
  const refused: EvidenceFile = { ...chat, name: 'lies.pdf', sha256: null, refused: 'type', isSearchable: false };
  const { calls } = api([refused, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  expect(await screen.findByText('Not kept')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete lies.pdf' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss lies.pdf from this list' }));
  await waitFor(() => expect(screen.queryByText('lies.pdf')).toBeNull());
  expect(calls).toContain(`DELETE /api/evidence/files/${chat.id}`);
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Delete mail.eml' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('after a file is deleted the focus stays with the files', async () => {
  api([chat, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete File' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Delete mail.eml' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('everything is deleted after a question, and kept without the answer', async () => {
  const { calls } = api([chat, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep Everything' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Everything' }));
  const none = await screen.findByText('No files yet. What you upload stands here.');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.activeElement).not.toBe(document.body);
});
