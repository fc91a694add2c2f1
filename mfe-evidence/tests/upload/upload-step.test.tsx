import { PART_IN_BYTES, type PresignParts, partsOf } from '@evenhand/contracts/evidence/parts';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadStep } from '../../src/pages/evidence/upload/upload-step';
import { putBack, resetScreen, Upload } from './upload-page';

interface Awaited {
  id: string;
  upload: PresignParts;
}

/** The upload endpoints with the parts that have arrived. */
const service = {
  awaited: [] as Awaited[],
  arrived: new Set<string>(),
  registered: [] as string[],
  /** The status of each registration; null while they succeed. */
  failing: null as number | null,

  missing({ id, upload }: Awaited) {
    return partsOf(upload.size).filter(({ number }) => !this.arrived.has(`${id}/${number}`));
  },
  presign(upload: PresignParts) {
    const known = this.awaited.find((one) => JSON.stringify(one.upload) === JSON.stringify(upload));
    const awaited = known ?? { id: crypto.randomUUID(), upload };
    if (!known) this.awaited.push(awaited);
    const form = (number: number) => ({ url: 'http://localhost/uploads', fields: { key: `${awaited.id}/${number}` } });
    return { ...awaited, key: awaited.id, missing: this.missing(awaited).map((p) => ({ ...p, ...form(p.number) })) };
  },
  list() {
    return this.awaited.map((awaited) => {
      const missing = this.missing(awaited).reduce((sum, { start, end }) => sum + end - start, 0);
      const { filename, size } = awaited.upload;
      const name = filename.normalize('NFC');
      const keptUntil = '2026-11-24T15:00:00.000Z';
      return { id: awaited.id, key: awaited.id, name, size, arrived: size - missing, keptUntil };
    });
  },
  /** 404 for a deleted file; a registered one is answered again. */
  register(key: string) {
    if (this.failing) return answer({}, this.failing);
    if (this.registered.includes(key)) return answer({ refused: null }, 201);
    if (!this.awaited.some(({ id }) => id === key)) return answer({}, 404);
    this.awaited = this.awaited.filter(({ id }) => id !== key);
    this.registered.push(key);
    return answer({ refused: null }, 201);
  },
  reset() {
    this.awaited = [];
    this.arrived = new Set();
    this.registered = [];
    this.failing = null;
  },
};

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let isOnline = true;
beforeEach(() => {
  resetScreen();
  service.reset();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
    const said = body ? JSON.parse(String(body)) : null;
    if (path === '/api/evidence/presign-parts') return answer(service.presign(said));
    if (path === '/api/evidence/unfinished') return answer(service.list());
    if (method === 'POST') return service.register(said.key);
    service.awaited = service.awaited.filter(({ id }) => !String(path).endsWith(id));
    return new Response(null, { status: 204 });
  });
});
afterEach(putBack);

const onUploaded = jest.fn();
const open = (queries = createQueryClient()) => {
  onUploaded.mockClear();
  return renderPage(<UploadStep onBack={() => {}} onStartOver={() => {}} onUploaded={onUploaded} />, '/', queries);
};

const mailbox = (last = 'x', name = 'mail.mbox') =>
  new File([new Uint8Array(2 * PART_IN_BYTES).fill(120), last.padStart(100)], name);
const choose = (file: File, label = 'Choose Files') =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(label, { selector: 'input' }), file);
const sent = async (count: number): Promise<Upload[]> => {
  await waitFor(() => expect(Upload.sent).toHaveLength(count));
  return Upload.sent.slice(-1);
};
const keyOf = (upload?: Upload) => String(upload?.form?.get('key'));
const numbers = () => Upload.sent.map((upload) => keyOf(upload).split('/')[1]);
const end = async (index: number, status: number) =>
  act(async () => {
    if (status === 204) service.arrived.add(keyOf(Upload.sent[index]));
    Upload.sent[index]?.end(status);
  });
const percent = () => screen.getByRole('progressbar', { name: 'Upload of mail.mbox' }).getAttribute('aria-valuenow');

test('a large file is sent in parts, two at a time, with one progress for the whole file', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  act(() => Upload.sent[0]?.upload.onprogress?.({ loaded: 1, total: 2 }));
  await waitFor(() => expect(percent()).toBe('24'));
  await end(1, 204);
  await sent(3);
  expect(percent()).toBe('74');
  await end(0, 204);
  await end(2, 201);
  await waitFor(() => expect(onUploaded).toHaveBeenCalled());
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(service.registered).toHaveLength(1);
});

test('a part is sent again when its connection breaks, and no other part is', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(1, 0);
  await end(0, 204);
  expect(await screen.findByText('The connection was lost. The upload continues in a moment.')).toBeVisible();
  expect(percent()).toBe('49');
  await sent(4);
  expect(screen.queryByText(/^The connection was lost/)).toBeNull();
  await end(2, 204);
  await end(3, 204);
  await waitFor(() => expect(onUploaded).toHaveBeenCalled());
  expect(numbers()).toEqual(['1', '2', '2', '3']);
});

test('an upload waits while offline, and continues when the connection is back', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  isOnline = false;
  await end(0, 0);
  await end(1, 0);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await sent(4);
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a paused upload keeps the parts that arrived, and resumes with the rest', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(0, 204);
  await sent(3);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the upload of mail.mbox' }));
  expect(await screen.findByText('Interrupted')).toBeVisible();
  expect(screen.getByText('What was sent so far is kept. Resume sends the rest.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose Files' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Resume the upload of mail.mbox' }));
  await sent(5);
  await end(3, 204);
  await end(4, 204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(numbers()).toEqual(['1', '2', '3', '2', '3']);
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
});

test('an upload that is paused at once sends nothing until it is resumed', async () => {
  open();
  await choose(mailbox());
  await userEvent.click(await screen.findByRole('button', { name: 'Pause the upload of mail.mbox' }));
  expect(await screen.findByText('Interrupted')).toBeVisible();
  const begun = Upload.sent.length;
  await userEvent.click(screen.getByRole('button', { name: 'Resume the upload of mail.mbox' }));
  await sent(begun + 2);
  expect(Upload.sent).toHaveLength(begun + 2);
});

test('a file that is deleted during its upload is not sent again', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(0, 204);
  await end(1, 204);
  await sent(3);
  service.awaited = [];
  await end(2, 204);
  expect(await screen.findByText(/^The part that was sent is gone/)).toBeVisible();
  expect(screen.getByText('Interrupted')).toBeVisible();
  expect(Upload.sent).toHaveLength(3);
  expect(service.awaited).toEqual([]);
});

test('a file whose registration got no answer is not sent again, even when it is no longer recognized', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(0, 204);
  await end(1, 204);
  await sent(3);
  const connected = jest.mocked(fetch).getMockImplementation();
  let isLost = false;
  jest.mocked(fetch).mockImplementation(async (path, init) => {
    const answer = await connected?.(path, init);
    const isKept = isLost || path !== '/api/evidence/files';
    isLost ||= !isKept;
    if (isKept && answer) return answer;
    throw new TypeError('Failed to fetch');
  });
  await end(2, 204);
  await waitFor(() => expect(onUploaded).toHaveBeenCalled());
  expect(screen.getByText('Uploaded')).toBeVisible();
  expect(Upload.sent).toHaveLength(3);
  expect(service.registered).toHaveLength(1);
  expect(service.awaited).toEqual([]);
});

test('the focus stays in place when an upload is paused, resumed or discarded', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the upload of mail.mbox' }));
  const resume = await screen.findByRole('button', { name: 'Resume the upload of mail.mbox' });
  expect(document.activeElement).toContainElement(resume);
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(resume);
  expect(document.activeElement).toContainElement(screen.getByText('mail.mbox'));
  expect(document.activeElement).not.toBe(document.body);
  await sent(4);
});

test('an upload ends with its status when the answer is one that no retry can change', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(0, 413);
  await end(1, 204);
  expect(await screen.findByText('Upload failed: 413')).toBeVisible();
  expect(screen.getByText('Not uploaded')).toBeVisible();
});

test('an upload reports that the session expired, and can be resumed', async () => {
  open();
  await choose(mailbox());
  await sent(2);
  await end(0, 401);
  await end(1, 204);
  expect(
    await screen.findByText('You were signed out before the upload finished. Resume sends the rest.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resume the upload of mail.mbox' }));
  await sent(4);
  expect(numbers()).toEqual(['1', '2', '1', '3']);
});

describe('an unfinished upload of an earlier visit', () => {
  /** One part has arrived; the page is closed while the others are in flight. */
  const begun = async (name = 'mail.mbox') => {
    const { unmount } = open();
    await choose(mailbox('x', name));
    await sent(2);
    await end(0, 204);
    await sent(3);
    unmount();
    Upload.sent = [];
    open();
    return within(await screen.findByRole('region', { name: 'Not finished yet' }));
  };

  test('is listed and resumes with the same file, sending only the missing parts', async () => {
    const list = await begun();
    expect(list.getByText('49% of 16 MB has arrived · kept until 24 November 2026')).toBeVisible();
    await choose(mailbox(), 'Choose the Same File for mail.mbox');
    await sent(2);
    expect(numbers()).toEqual(['2', '3']);
    await end(0, 204);
    await end(1, 204);
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not finished yet' })).toBeNull();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  });

  test('refuses a file of another name', async () => {
    await begun();
    await choose(mailbox('x', 'other.mbox'), 'Choose the Same File for mail.mbox');
    expect(await screen.findByText(/^This is not the file you started with/)).toBeVisible();
    expect(Upload.sent).toEqual([]);
  });

  test('refuses a file of the same name and size with other content', async () => {
    await begun();
    await choose(mailbox('y'), 'Choose the Same File for mail.mbox');
    await sent(2);
    await end(0, 204);
    await sent(3);
    await end(1, 204);
    await end(2, 204);
    expect(await screen.findByText(/^This file has the same name and size but different content/)).toBeVisible();
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(screen.getByText('49% of 16 MB has arrived · kept until 24 November 2026')).toBeVisible();
    expect(onUploaded).not.toHaveBeenCalled();
  });

  test('can be discarded', async () => {
    await begun();
    await userEvent.click(screen.getByRole('button', { name: 'Discard the unfinished upload of mail.mbox' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not finished yet' })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  test('is loaded again when the discard got no answer', async () => {
    await begun();
    const toast = new Promise<Toast>((resolve) => onToast(resolve));
    const connected = jest.mocked(fetch).getMockImplementation();
    jest.mocked(fetch).mockImplementation(async (path, init) => {
      const answer = await connected?.(path, init);
      if (init?.method === 'DELETE' || !answer) throw new TypeError('Failed to fetch');
      return answer;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Discard the unfinished upload of mail.mbox' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not finished yet' })).toBeNull());
    expect((await toast).text).toMatch(/^We could not tell whether the upload was discarded/);
  });

  const arrive = (...numbers: number[]) => {
    for (const number of numbers) service.arrived.add(`${service.awaited[0]?.id}/${number}`);
  };

  test('is registered without choosing the file again when all parts have arrived', async () => {
    await begun();
    arrive(2, 3);
    const queries = createQueryClient();
    queries.setQueryData(['/api/evidence/status'], {});
    open(queries);
    await waitFor(() => expect(service.registered).toHaveLength(1));
    await waitFor(() => expect(queries.getQueryState(['/api/evidence/status'])?.isInvalidated).toBe(true));
  });

  test('stays in the list when all parts have arrived and its registration fails, and can be tried again', async () => {
    await begun();
    arrive(2, 3);
    service.failing = 504;
    cleanup();
    open();
    expect(
      await screen.findByText(/^100% of 16 MB has arrived .* We could not check it yet: please try again/),
    ).toBeVisible();
    service.failing = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again to finish the upload of mail.mbox' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not finished yet' })).toBeNull());
    expect(service.registered).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('asks for the file when its registration found that a part has to be sent again', async () => {
    await begun();
    arrive(2, 3);
    jest.spyOn(service, 'register').mockImplementation(() => {
      service.arrived.delete(`${service.awaited[0]?.id}/3`);
      return answer({}, 404);
    });
    cleanup();
    open();
    expect(await screen.findByText(/^99% of 16 MB has arrived/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose the Same File for mail.mbox' })).toBeEnabled();
  });

  test('resumes when the name of the file is written with separate accents, as on a Mac, and is listed once', async () => {
    const list = await begun('Zoe\u0301.mbox');
    expect(list.getByText('Zo\u00e9.mbox')).toBeVisible();
    await choose(mailbox('x', 'Zoe\u0301.mbox'), 'Choose the Same File for Zo\u00e9.mbox');
    await sent(2);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not finished yet' })).toBeNull());
    await end(0, 204);
    await end(1, 204);
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(numbers()).toEqual(['2', '3']);
  });
});

test('an upload continues in the background while the person is on another page', async () => {
  const queries = createQueryClient();
  const { unmount } = open(queries);
  await choose(mailbox());
  await sent(2);
  unmount();
  open(queries);
  expect(await screen.findByText('Uploading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose Files' })).toBeDisabled();
  await end(0, 204);
  await end(1, 204);
  await sent(3);
  expect(percent()).toBe('99');
  await end(2, 204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(onUploaded).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Search' }));
  expect(onUploaded).toHaveBeenCalled();
});
