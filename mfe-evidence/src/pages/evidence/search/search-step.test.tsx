import type { EvidenceAnswer, Passage, Retrieval } from '@evenhand/contracts/evidence/search';
import type { EvidenceStatus, FileIndexing } from '@evenhand/contracts/evidence/status';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import PlacePage from '../../place/place-page';
import EvidencePage from '../evidence-page';

const FILE_ID = '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11';

const file = (part: Partial<FileIndexing> = {}): FileIndexing => ({
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
const statusOf = (...files: FileIndexing[]): EvidenceStatus => ({
  tokens: 1_234,
  lastIndexingAt: '2026-11-20T15:00:00.000Z',
  progress: 42,
  files,
});

const retrieval: Retrieval = {
  filename: 'chat.txt',
  path: 'message 7',
  score: 0.82,
  snippet: 'I paid the daycare for January.',
  fileId: FILE_ID,
  position: 7,
  people: ['Alex Example', 'Sam Sample'],
  at: '2026-01-13T00:30:00.000Z',
};
const found: EvidenceAnswer = {
  answer: 'Your evidence says this in one place:\n\nAlex Example: “I paid the daycare for January.”',
  answeredBy: 'extracts',
  retrievals: [retrieval],
};
const passage = (position: number, text: string): Passage => ({
  position,
  path: `message ${position}`,
  people: ['Sam Sample'],
  at: null,
  text,
});

/** The stream of progress; the test tells what comes. */
class Stream {
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
const api = (status: EvidenceStatus) => {
  const calls: { call: string; body: unknown }[] = [];
  const told = {
    status: status as EvidenceStatus | 503,
    answer: found as EvidenceAnswer | 500 | Promise<EvidenceAnswer>,
    start: 202,
    passages: [passage(6, 'Before.'), passage(7, retrieval.snippet), passage(8, 'After.')],
  };
  const json = (body: unknown, code = 200) => new Response(JSON.stringify(body), { status: code });
  const answerTo = async (call: string) => {
    if (call === 'GET /api/evidence/status') return typeof told.status === 'number' ? json({}, 503) : json(told.status);
    if (call === 'POST /api/evidence/query') {
      const answer = await told.answer;
      return typeof answer === 'number' ? json({}, answer) : json(answer);
    }
    if (call.endsWith('index')) return json(told.start === 202 ? { files: 1 } : {}, told.start);
    if (call.includes('/passages/')) return json({ filename: 'chat.txt', passages: told.passages });
    if (call.endsWith('retention')) return json({ days: 90, hold: false });
    if (call.endsWith('answering')) return json({ provider: null, isOn: false });
    return json([]);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
    calls.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null });
    return answerTo(`${method} ${path}`);
  });
  const timesOf = (call: string) => calls.filter((made) => made.call === call).length;
  return { told, calls, timesOf };
};

const open = (at = '/evidence?step=search') => {
  const routes = [
    { path: '/evidence', element: <EvidencePage /> },
    { path: '/evidence/files/:id/passages/:position', element: <PlacePage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const box = () => screen.findByLabelText('What do you want to find?');
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const ask = async (question: string) => {
  await userEvent.type(await box(), question);
  await userEvent.click(searchButton());
};

beforeEach(() => {
  Stream.open = [];
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('progress', () => {
  test('is what the stream tells, file by file, until the kit is ready', async () => {
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

  test('without a stream it is asked for every four seconds; a look that fails is ignored', async () => {
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

  test('while it is told, nobody asks for it; a stream that breaks is asked for again', async () => {
    jest.useFakeTimers();
    const reading = statusOf(file({ state: 'reading', bytesRead: 30 }));
    const { timesOf } = api(reading);
    open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    Stream.tell(reading);
    const before = timesOf('GET /api/evidence/status');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(timesOf('GET /api/evidence/status')).toBe(before);
    act(() => Stream.open[0]?.onerror?.());
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(timesOf('GET /api/evidence/status')).toBe(before + 1);
  });

  test('thirty looks without any progress are a time-out; progress in between begins the count anew', async () => {
    jest.useFakeTimers();
    const { told } = api(statusOf(file({ state: 'reading', bytesRead: 30 })));
    open();
    await act(() => jest.advanceTimersByTimeAsync(100_000));
    told.status = statusOf(file({ state: 'reading', bytesRead: 31 }));
    await act(() => jest.advanceTimersByTimeAsync(100_000));
    expect(screen.queryByText('Processing timed out. Please try again.')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Processing timed out. Please try again.')).toBeVisible();
    told.status = statusOf(file());
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('Evidence Kit Ready!')).toBeVisible();
  });

  test('one file that can be searched is enough to ask, and the page says what is missing', async () => {
    const states = [file({ state: 'searchable', embedded: 4 }), file({ fileId: 'other', state: 'waiting' })];
    api(statusOf(...states));
    open();
    expect(await screen.findByText(/^You can ask now: 1 of 2 files can be searched by their words/)).toBeVisible();
    expect(screen.getAllByText('meaning added: 40%')[0]).toBeVisible();
    await ask('daycare');
    expect(await screen.findByText('You asked: daycare')).toBeVisible();
  });

  test('before that nobody can ask', async () => {
    api(statusOf(file({ state: 'reading' })));
    open();
    await userEvent.type(await box(), 'daycare');
    expect(searchButton()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'What did we agree to?' })).toBeDisabled();
  });

  test('where nothing was uploaded the page says the one thing to do', async () => {
    api(statusOf());
    open();
    expect(await screen.findByRole('link', { name: 'Upload Files' })).toBeVisible();
    expect(screen.queryByLabelText('What do you want to find?')).toBeNull();
  });

  test('files that could not be read are listed with their reason, and tried again', async () => {
    const { timesOf } = api(
      statusOf(file(), file({ fileId: 'b', filename: 'b.pdf', state: 'failed', reason: 'It has a password.' })),
    );
    open();
    const list = await screen.findByRole('list', { name: '1 file could not be read' });
    expect(within(list).getByText('b.pdf')).toBeVisible();
    expect(within(list).getByText('It has a password.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(timesOf('POST /api/evidence/reindex')).toBe(1);
  });

  test('when no file at all could be read, it says so and offers to try again', async () => {
    const { timesOf } = api(statusOf(file({ state: 'failed', reason: 'It is damaged.' })));
    open();
    expect(await screen.findByText(/^Processing failed: None of your files could be read/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(timesOf('POST /api/evidence/reindex')).toBe(1);
  });
});

describe('the knowledge base', () => {
  test('is updated by hand, and says when that is done', async () => {
    const { told, timesOf } = api(statusOf(file()));
    open();
    const update = await screen.findByRole('button', { name: 'Update knowledge base' });
    told.status = statusOf(file({ state: 'reading', bytesRead: 10 }));
    await userEvent.click(update);
    expect(await screen.findByText('Reading your files')).toBeVisible();
    expect(update).toBeDisabled();
    expect(timesOf('POST /api/evidence/reindex')).toBe(1);
    Stream.tell(statusOf(file()));
    expect(screen.getByText('Everything that can be read is read.')).toBeVisible();
    expect(update).toBeEnabled();
  });

  test('says when the order could not be given', async () => {
    const { told } = api(statusOf(file()));
    told.start = 503;
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Update knowledge base' }));
    expect(await screen.findByText('Failed to process files')).toBeVisible();
  });
});

describe('a question', () => {
  test('of spaces alone cannot be asked', async () => {
    const { timesOf } = api(statusOf(file()));
    open();
    await userEvent.type(await box(), '   {enter}');
    expect(searchButton()).toBeDisabled();
    expect(timesOf('POST /api/evidence/query')).toBe(0);
  });

  test('is asked once while the answer is awaited', async () => {
    const { told, timesOf } = api(statusOf(file()));
    let answer = (_: EvidenceAnswer) => {};
    told.answer = new Promise((done) => {
      answer = done;
    });
    open();
    await ask('daycare');
    expect(screen.getByText('Looking through your evidence…')).toBeVisible();
    expect(searchButton()).toBeDisabled();
    await userEvent.type(await box(), '{enter}');
    answer(found);
    expect(await screen.findByRole('heading', { name: 'Answer' })).toHaveFocus();
    expect(timesOf('POST /api/evidence/query')).toBe(1);
  });

  test('is answered in text and quotes: whose, when, where, how sure, and the words that were found', async () => {
    api(statusOf(file()));
    open();
    await ask('Who paid for daycares?');
    const quote = (await screen.findByText('Quote 1')).closest('li');
    if (!quote) throw new Error('there is no quote');
    expect(quote).toHaveTextContent('Alex Example');
    expect(quote).toHaveTextContent('to Sam Sample');
    expect(quote).toHaveTextContent('12 January 2026, 7:30 p.m.');
    expect(quote).toHaveTextContent('chat.txt · message 7 · Strong match (0.82 of 1)');
    expect([...quote.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['paid', 'daycare']);
    expect(screen.getByText(/^Your evidence says this in one place/)).toBeVisible();
  });

  test('can be one of six that others ask', async () => {
    const { calls } = api(statusOf(file()));
    open();
    await box();
    const list = screen.getByRole('list', { name: 'Questions that others ask' });
    expect(within(list).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'What was said about support payments?' }));
    expect(await box()).toHaveValue('What was said about support payments?');
    expect(calls.at(-1)?.body).toEqual({ question: 'What was said about support payments?', filters: {} });
  });

  test('is narrowed by filters, which one button takes away', async () => {
    const { calls } = api(statusOf(file()));
    open();
    await box();
    await userEvent.click(screen.getByText('Narrow the search'));
    await userEvent.type(screen.getByLabelText('From this day'), '2026-01-01');
    await userEvent.type(screen.getByLabelText('Person'), ' sam ');
    await userEvent.selectOptions(screen.getByLabelText('Kind of record'), 'WhatsApp');
    await ask('daycare');
    const filters = { from: '2026-01-01', person: 'sam', source: 'whatsapp' };
    expect(calls.at(-1)?.body).toEqual({ question: 'daycare', filters });
    expect(screen.getByText(/3 filters/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByLabelText('Person')).toHaveValue('');
    expect(screen.queryByText(/filters\)/)).toBeNull();
  });

  test('with its days the wrong way round is not asked', async () => {
    api(statusOf(file()));
    open();
    await userEvent.type(await box(), 'daycare');
    await userEvent.type(screen.getByLabelText('From this day'), '2026-02-01');
    await userEvent.type(screen.getByLabelText('To this day'), '2026-01-01');
    expect(screen.getByText('This day is before the first one.')).toBeInTheDocument();
    expect(searchButton()).toBeDisabled();
  });

  test('that nothing answers gets told so, without quotes', async () => {
    const { told } = api(statusOf(file()));
    told.answer = { answer: 'Nothing in your evidence answers this.', answeredBy: 'extracts', retrievals: [] };
    open();
    await ask('giraffes');
    expect(await screen.findByText('Nothing in your evidence answers this.')).toBeVisible();
    expect(screen.queryByText('Where it stands')).toBeNull();
  });

  test('that cannot be answered now keeps its words', async () => {
    const { told } = api(statusOf(file()));
    told.answer = 500;
    open();
    await ask('daycare');
    expect(await screen.findByText('Sorry, there was an error with your search. Please try again.')).toBeVisible();
    expect(await box()).toHaveValue('daycare');
  });
});

describe('a quote', () => {
  const openQuote = async () => {
    const router = open();
    await ask('daycare');
    await userEvent.click(await screen.findByRole('link', { name: 'Open where it stands: quote 1, chat.txt' }));
    return router;
  };

  test('opens where it stands, among what was said around it, at an address without its words', async () => {
    api(statusOf(file()));
    const router = await openQuote();
    const list = await screen.findByRole('list', { name: 'The quoted place and what stands around it' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-current')),
    ).toEqual([null, 'true', null]);
    expect(list.querySelector('[aria-current]')).toHaveTextContent('I paid the daycare for January.');
    expect(router.state.location).toMatchObject({
      pathname: `/evidence/files/${FILE_ID}/passages/7`,
      search: '',
      state: null,
    });
  });

  test('leads back to its answer', async () => {
    const { timesOf } = api(statusOf(file()));
    const router = await openQuote();
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Your Answer' }));
    expect(await screen.findByText('You asked: daycare')).toBeVisible();
    expect(await box()).toHaveValue('daycare');
    expect(timesOf('POST /api/evidence/query')).toBe(1);
    expect(router.state.location.search).toBe('?step=search');
  });

  test('whose file is gone says so', async () => {
    api(statusOf(file()));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 404 }));
    open(`/evidence/files/${FILE_ID}/passages/7`);
    expect(await screen.findByText(/^We could not open this place/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the Search' })).toBeVisible());
  });
});
