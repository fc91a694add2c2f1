import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceAnswer, Passage, Retrieval } from '@evenhand/contracts/evidence/search';
import type { EvidenceStatus, FileIndexing } from '@evenhand/contracts/evidence/status';
import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EvidencePage from '../../src/pages/evidence/evidence-page';
import PlacePage from '../../src/pages/place/place-page';

export const FILE_ID = '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11';

export const file = (part: Partial<FileIndexing> = {}): FileIndexing => ({
  fileId: FILE_ID,
  filename: 'chat.txt',
  state: 'complete',
  reason: null,
  bytes: 100,
  bytesRead: 100,
  chunks: 10,
  embedded: 10,
  ...part,
});
const none = { waiting: 0, reading: 0, searchable: 0, complete: 0, failed: 0 };
const counted = (files: FileIndexing[]) =>
  Object.fromEntries([...Map.groupBy(files, ({ state }) => state)].map(([state, those]) => [state, those.length]));

export const statusOf = (...files: FileIndexing[]): EvidenceStatus => ({
  tokens: 1_234,
  lastIndexingAt: '2026-11-20T15:00:00.000Z',
  progress: 42,
  counts: { ...none, ...counted(files) },
  files,
});

export const retrieval: Retrieval = {
  filename: 'chat.txt',
  path: 'message 7',
  score: 0.82,
  snippet: 'I paid the daycare for January.',
  fileId: FILE_ID,
  position: 7,
  people: ['Alex Example', 'Sam Sample'],
  at: '2026-01-13T00:30:00.000Z',
  alsoAt: [],
  beside: [],
};
export const found: EvidenceAnswer = {
  answer: 'One place in your evidence comes closest to this:\n\nAlex Example: “I paid the daycare for January.”',
  kind: 'answer',
  answeredBy: 'extracts',
  retrievals: [retrieval],
};
export const stored: EvidenceFile = {
  id: FILE_ID,
  name: 'chat.txt',
  extension: 'txt',
  size: 100,
  sha256: 'ab',
  refused: null,
  purpose: 'evidence',
  isSearchable: true,
  indexing: null,
  unread: [],
  uploadedAt: '2026-11-20T15:00:00.000Z',
  keptUntil: '2027-02-18T15:00:00.000Z',
};
export const passage = (position: number, text: string): Passage => ({
  position,
  path: `message ${position}`,
  people: ['Sam Sample'],
  at: null,
  text,
});

/** The stream of progress; the test tells what comes. */
export class Stream {
  static open: Stream[] = [];
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Stream.open.push(this);
  }
  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this);
  }
  static tell(status: EvidenceStatus) {
    act(() => {
      for (const { onopen, onmessage } of Stream.open) {
        onopen?.();
        onmessage?.({ data: JSON.stringify(status) });
      }
    });
  }
}

/** The API as the step meets it: what it answers can be changed, and it notes what it is asked. */
export const api = (status: EvidenceStatus) => {
  const calls: { call: string; body: unknown }[] = [];
  const told = {
    status: status as EvidenceStatus | 503,
    answer: found as EvidenceAnswer | 500 | Promise<EvidenceAnswer>,
    start: 202 as number | Promise<number>,
    deletion: 204,
    months: [] as MonthOfMessages[],
    stored: [] as EvidenceFile[],
    /** How many passages the file has, to be read on. */
    length: 9,
    passages: [passage(6, 'Before.'), passage(7, retrieval.snippet), passage(8, 'After.')] as Passage[],
  };
  const json = (body: unknown, code = 200) => new Response(JSON.stringify(body), { status: code });
  const answerTo = async (call: string) => {
    if (call === 'GET /api/evidence/status') return typeof told.status === 'number' ? json({}, 503) : json(told.status);
    if (call === 'POST /api/evidence/query') {
      const answer = await told.answer;
      return typeof answer === 'number' ? json({}, answer) : json(answer);
    }
    if (call.endsWith('index') || call.endsWith('/retry')) {
      const start = await told.start;
      return json(start === 202 ? { files: 1 } : {}, start);
    }
    if (call.includes('/passages?')) {
      const from = Number(new URLSearchParams(call.split('?')[1]).get('from'));
      const all = Array.from({ length: told.length }, (_, at) => passage(at, `Message ${at}.`));
      return json({ passages: all.slice(from, from + 20) });
    }
    if (call.includes('/passages/')) return json({ filename: 'chat.txt', passages: told.passages });
    if (call === 'GET /api/auth/user') return json({}, 401);
    if (call === 'GET /api/evidence/timeline') return json({ months: told.months });
    if (call.endsWith('retention')) return json({ days: 90, hold: false });
    if (call.endsWith('answering')) return json({ provider: null, isOn: false });
    if (call.startsWith('DELETE')) return new Response(null, { status: told.deletion });
    if (call.startsWith('GET /api/evidence/files?'))
      return json({ files: told.stored, found: told.stored.length, total: told.stored.length });
    return json([]);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
    calls.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null });
    return answerTo(`${method} ${path}`);
  });
  const timesOf = (call: string) => calls.filter((made) => made.call === call).length;
  const asked = () => calls.findLast(({ call }) => call === 'POST /api/evidence/query')?.body;
  return { told, timesOf, asked };
};

export const open = (at = '/evidence?step=search', queries = createQueryClient()) => {
  const routes = [
    { path: '/evidence', element: <EvidencePage /> },
    { path: '/evidence/files/:id/passages/:position', element: <PlacePage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

export const box = () => screen.findByLabelText('What do you want to find?');
export const searchButton = () => screen.getByRole('button', { name: 'Search' });
export const ask = async (question: string) => {
  await userEvent.type(await box(), question);
  await userEvent.click(searchButton());
};

/** How often a page would have been loaded: jsdom loads none, and complains each time. */
export const countLoads = () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => complaints.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
};

/** For each test: no stream is open, and time goes on by itself. */
export const beginAnew = (): void => {
  Stream.open = [];
  Object.assign(globalThis, { EventSource: Stream });
  jest.useRealTimers();
  jest.restoreAllMocks();
};
