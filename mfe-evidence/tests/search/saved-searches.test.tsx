import { isSameSearch, MOST_SAVED_SEARCHES, type SavedSearch } from '@evenhand/contracts/evidence/saved-searches';
import { type EvidenceAnswer, QueryEvidence } from '@evenhand/contracts/evidence/search';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ask } from '../../src/pages/evidence/search/ask';
import { SavedWithoutFiles } from '../../src/pages/evidence/search/saved/saved-searches';
import { recordedToasts } from '../toasts';

const HOCKEY: QueryEvidence = {
  question: 'Who paid for hockey?',
  filters: { from: '2026-01-01', to: '2026-03-31', person: 'sam', source: 'whatsapp' },
};
const PIANO: QueryEvidence = { question: 'Who keeps the piano?' };
const answer: EvidenceAnswer = {
  answer: 'Nothing was found.',
  kind: 'nothing',
  answeredBy: 'extracts',
  retrievals: [],
};

const savedOf = (query: QueryEvidence, number = 0): SavedSearch => ({
  id: `5f0f5a0e-7a9b-4a53-8f4c-${String(number).padStart(12, '0')}`,
  query,
  savedAt: '2026-11-22T15:00:00.000Z',
});
const many = (amount: number) =>
  Array.from({ length: amount }, (_, number) => savedOf({ question: `Week ${number}?` }, number));

/** A stateful API; a call in `broken` fails with the given error. */
const api = (saved: SavedSearch[] = []) => {
  const state = { saved, asked: [] as unknown[], broken: {} as Record<string, { status: number; body: object }> };
  const answers: Record<string, (body: string, id: string) => unknown> = {
    GET: () => state.saved,
    POST: (body) => {
      const query = QueryEvidence.parse(JSON.parse(body));
      const made = state.saved.find((one) => isSameSearch(one.query, query)) ?? savedOf(query, 99);
      state.saved = [made, ...state.saved.filter(({ id }) => id !== made.id)];
      return made;
    },
    DELETE: (_, gone) => {
      state.saved = state.saved.filter(({ id }) => id !== gone);
    },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
    if (String(path) === '/api/evidence/query') {
      state.asked.push(JSON.parse(String(body)));
      return new Response(JSON.stringify(answer));
    }
    const failure = state.broken[method];
    if (failure) return new Response(JSON.stringify(failure.body), { status: failure.status });
    return new Response(JSON.stringify(answers[method]?.(String(body), String(path).split('/').at(-1) ?? '') ?? null));
  });
  return state;
};

const open = (canAsk = true) => renderPage(<Ask canAsk={canAsk} />);
const box = () => screen.getByLabelText('What do you want to find?');
const ask = async (question: string) => {
  await userEvent.type(box(), question);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText(`You asked: ${question}`);
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: wording.save }));
const list = () => screen.findByRole('list', { name: wording.title });
const again = (question: string) => screen.findByRole('button', { name: wording.askAgain(question) });
const heading = () => screen.getByRole('heading', { name: wording.title });
const problem = (status: number, code: string, detail?: string) => ({
  status,
  body: { type: 'about:blank', title: 'Problem', status, code, detail },
});

const toasts = recordedToasts();
afterEach(() => jest.restoreAllMocks());

test('the empty list explains how to save a search, and has no Save button before a question was asked', async () => {
  api();
  open();
  expect(screen.getByText(wording.loading)).toBeVisible();
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.save })).toBeNull();
});

test('an asked question is saved with its filters, and the focus moves to the confirmation', async () => {
  const { asked } = api([savedOf(PIANO)]);
  open();
  await userEvent.click(screen.getByText('Narrow the search'));
  await userEvent.type(screen.getByLabelText('From this day'), '2026-01-01');
  await userEvent.type(screen.getByLabelText('Person'), 'sam');
  await userEvent.selectOptions(screen.getByLabelText('Kind of record'), 'WhatsApp');
  await ask('Who paid?');
  await save();
  expect(await screen.findByText(wording.isSaved)).toHaveFocus();
  expect(screen.queryByRole('button', { name: wording.save })).toBeNull();
  const [newest, older] = within(await list()).getAllByRole('listitem');
  expect(newest).toHaveTextContent('Who paid?');
  for (const fact of ['From 1 January 2026', 'Person: sam', 'WhatsApp', 'Saved on 22 November 2026'])
    expect(newest).toHaveTextContent(fact);
  expect(older).toHaveTextContent(PIANO.question);
  expect(asked).toHaveLength(1);
});

test('a search that is saved already is not offered again, unless its filters differ', async () => {
  api([savedOf(PIANO)]);
  open();
  await ask(PIANO.question);
  expect(await screen.findByText(wording.isSaved)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Person'), 'sam');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('button', { name: wording.save })).toBeVisible();
});

test('a saved search is asked again by keyboard, with its own filters and no others', async () => {
  const { asked } = api([savedOf(PIANO), savedOf(HOCKEY, 1)]);
  open();
  await userEvent.type(screen.getByLabelText('Person'), 'somebody else');
  (await again(HOCKEY.question)).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toHaveFocus();
  expect(asked).toEqual([HOCKEY]);
  expect(box()).toHaveValue(HOCKEY.question);
  expect(screen.getByLabelText('Person')).toHaveValue('sam');
  expect(screen.getByText(/4 filters/)).toBeVisible();
  await userEvent.click(await again(PIANO.question));
  await screen.findByText(`You asked: ${PIANO.question}`);
  expect(asked).toEqual([HOCKEY, PIANO]);
  expect(screen.getByLabelText('Person')).toHaveValue('');
});

test('removing a saved search moves the focus to the heading of the list', async () => {
  const state = api([savedOf(PIANO), savedOf(HOCKEY, 1)]);
  open();
  await list();
  await userEvent.click(screen.getByRole('button', { name: wording.removeNamed(PIANO.question) }));
  await waitFor(() => expect(screen.queryByText(PIANO.question)).toBeNull());
  expect(heading()).toHaveFocus();
  expect(state.saved).toEqual([savedOf(HOCKEY, 1)]);
  expect(toasts).toEqual([{ title: wording.removed }]);
  await userEvent.click(screen.getByRole('button', { name: wording.removeNamed(HOCKEY.question) }));
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('a saved search stays when its removal is refused, and is removed when another window removed it', async () => {
  const state = api([savedOf(PIANO)]);
  open();
  await list();
  const remove = () => screen.getByRole('button', { name: wording.removeNamed(PIANO.question) });
  state.broken.DELETE = problem(429, 'too-many-requests');
  await userEvent.click(remove());
  expect(toasts).toEqual([{ ...wording.notRemoved, kind: 'destructive' }]);
  expect(remove()).toBeEnabled();
  state.broken.DELETE = problem(404, 'not-found');
  state.saved = [];
  await userEvent.click(remove());
  expect(await screen.findByText(wording.none)).toBeVisible();
});

test('the list is loaded again when the removal of a saved search got no answer', async () => {
  const state = api([savedOf(PIANO)]);
  open();
  await list();
  state.broken.DELETE = problem(503, 'service-unavailable');
  state.saved = [];
  await userEvent.click(screen.getByRole('button', { name: wording.removeNamed(PIANO.question) }));
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(toasts).toEqual([{ ...wording.maybeRemoved, kind: 'destructive' }]);
});

test('saving a search that fails shows the reason, and can be tried again', async () => {
  const state = api();
  open();
  await ask('Who paid?');
  state.broken.POST = problem(503, 'service-unavailable');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(wording.notSaved);
  state.broken.POST = problem(409, 'no-evidence', wording.nothingToSearch);
  await save();
  expect(await screen.findByText(wording.nothingToSearch)).toBeVisible();
  state.broken = {};
  await save();
  expect(await screen.findByText(wording.isSaved)).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message replaces the Save button when the limit of saved searches is reached', async () => {
  api(many(MOST_SAVED_SEARCHES));
  open();
  await ask('Who paid?');
  expect(await screen.findByText(wording.full(MOST_SAVED_SEARCHES))).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.save })).toBeNull();
});

test('the limit is explained and the list shown when another window saved the last search allowed', async () => {
  const state = api();
  open();
  await ask('Who paid?');
  state.saved = many(MOST_SAVED_SEARCHES);
  state.broken.POST = problem(409, 'list-is-full', wording.full(MOST_SAVED_SEARCHES));
  await save();
  await waitFor(() => expect(screen.getByText(wording.full(MOST_SAVED_SEARCHES))).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await again('Week 0?')).toBeVisible();
});

test('five of many saved searches are shown until all are asked for', async () => {
  api(many(12));
  open();
  const shown = async () => within(await list()).getAllByRole('listitem').length;
  expect(await shown()).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: wording.showAll(12) }));
  expect(await shown()).toBe(12);
  await userEvent.click(screen.getByRole('button', { name: wording.showFewer }));
  expect(await shown()).toBe(5);
});

test('the list of saved searches can be loaded again when it failed to load', async () => {
  const state = api([savedOf(PIANO)]);
  state.broken.GET = problem(503, 'service-unavailable');
  open();
  expect(await screen.findByText(wording.loadFailed)).toBeVisible();
  state.broken = {};
  await userEvent.click(screen.getByRole('button', { name: wording.tryAgain }));
  expect(await again(PIANO.question)).toBeVisible();
});

test('saved searches can be removed but not asked while nothing is searchable', async () => {
  api([savedOf(PIANO)]);
  open(false);
  expect(await again(PIANO.question)).toBeDisabled();
  expect(screen.getByText(wording.wait)).toBeVisible();
  expect(screen.getByRole('button', { name: wording.removeNamed(PIANO.question) })).toBeEnabled();
});

test('saved searches can be seen and removed when no file is left', async () => {
  api([savedOf(PIANO)]);
  renderPage(<SavedWithoutFiles />);
  expect(await again(PIANO.question)).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: wording.removeNamed(PIANO.question) }));
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('saved searches are not mentioned when there are neither files nor saved searches', async () => {
  api();
  const { container } = renderPage(<SavedWithoutFiles />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
