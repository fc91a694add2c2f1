import { getCurrentUser } from '@evenhand/contracts/auth/user';
import type { EvidenceAnswer } from '@evenhand/contracts/evidence/search';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { FILE_ID, file, found, retrieval, statusOf } from './evidence-data';
import { ask, box, open, resetScreen, searchButton } from './evidence-screen';

beforeEach(resetScreen);

test('a question of only spaces cannot be asked', async () => {
  const { timesOf } = api(statusOf(file()));
  open();
  await userEvent.type(await box(), '   {enter}');
  expect(searchButton()).toBeDisabled();
  expect(timesOf('POST /api/evidence/query')).toBe(0);
});

test('a question that is too long stays in its field, with the reason and its length', async () => {
  const { timesOf } = api(statusOf(file()));
  open();
  const field = await box();
  fireEvent.change(field, { target: { value: 'hockey '.repeat(286) } });
  expect(screen.getByText(/Your question has 2,002 characters, and at most 1,000 can be asked/)).toBeVisible();
  expect(field).toBeInvalid();
  expect(searchButton()).toBeDisabled();
  await userEvent.type(field, '{enter}');
  expect(timesOf('POST /api/evidence/query')).toBe(0);
  fireEvent.change(field, { target: { value: 'hockey' } });
  expect(field).toBeValid();
  expect(searchButton()).toBeEnabled();
});

test.each([
  [
    'the time that it names',
    { period: { from: '2025-03-01', to: '2025-03-31', isApplied: true } },
    /left that day out/,
  ],
  ['no time', {}, /looked at all times/],
])('a question with a day that does not exist and %s states what was searched', async (_, more, words) => {
  const { told } = api(statusOf(file()));
  told.answer = { ...found, noSuchDay: 'February 30', ...more };
  open();
  await ask('Who paid on February 30?');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a question is sent once while its answer is pending', async () => {
  const { told, timesOf } = api(statusOf(file()));
  let answer = (_: EvidenceAnswer) => {};
  told.answer = new Promise((done) => {
    answer = done;
  });
  open();
  await ask('daycare');
  expect(screen.getByText('Looking through your evidence…')).toBeVisible();
  expect(searchButton()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(searchButton());
  await userEvent.type(await box(), '{enter}');
  answer(found);
  expect(await screen.findByRole('heading', { name: 'Answer' })).toHaveFocus();
  expect(timesOf('POST /api/evidence/query')).toBe(1);
});

test('an answer shows text and quotes with the sender, date and the words found, and the file in details', async () => {
  api(statusOf(file()));
  open();
  await ask('Who paid for daycares?');
  const quote = (await screen.findByText('Quote 1')).closest('li');
  if (!quote) throw new Error('there is no quote');
  expect(quote).toHaveTextContent('Alex Example');
  expect(quote).toHaveTextContent('to Sam Sample');
  expect(quote).toHaveTextContent('12 January 2026, 7:30 p.m.');
  expect(within(quote).getByText('chat.txt')).not.toBeVisible();
  await userEvent.click(within(quote).getByText('Which file'));
  expect(within(quote).getByText('chat.txt')).toBeVisible();
  for (const link of within(quote).getAllByRole('link')) expect(link).not.toHaveTextContent('chat.txt');
  expect([...quote.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['paid', 'daycare']);
  expect(screen.getByText(/^One place in your evidence comes closest to this/)).toBeVisible();
});

test('a question can be chosen from six suggestions', async () => {
  const { asked } = api(statusOf(file()));
  open();
  await box();
  const list = screen.getByRole('list', { name: 'Questions that others ask' });
  expect(within(list).getAllByRole('button')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'What was said about support payments?' }));
  expect(await box()).toHaveValue('What was said about support payments?');
  expect(asked()).toEqual({ question: 'What was said about support payments?', filters: {} });
});

test('a pressed suggestion is folded away, and the focus moves to the answer', async () => {
  const { told } = api(statusOf(file()));
  let refuse = (_: unknown) => {};
  told.answer = new Promise((_, refused) => {
    refuse = refused;
  });
  open();
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'What did we agree to?' }));
  expect(document.activeElement).toHaveTextContent('Looking through your evidence…');
  act(() => refuse(new TypeError('Failed to fetch')));
  const failure = await screen.findByText('Sorry, there was an error with your search. Please try again.');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(failure);
});

test('a failed search is scrolled into view', async () => {
  const { told } = api(statusOf(file()));
  told.answer = 500;
  const seen: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  open();
  await ask('daycare');
  await screen.findByRole('alert');
  expect(seen.at(-1)).toBe('Sorry, there was an error with your search. Please try again.');
});

test('a question is narrowed by filters, and one button clears them', async () => {
  const { asked } = api(statusOf(file()));
  open();
  await box();
  await userEvent.click(screen.getByText('Narrow the search'));
  await userEvent.type(screen.getByLabelText('From this day'), '2026-01-01');
  await userEvent.type(screen.getByLabelText('Person'), ' sam ');
  await userEvent.selectOptions(screen.getByLabelText('Kind of record'), 'WhatsApp');
  await ask('daycare');
  const filters = { from: '2026-01-01', person: 'sam', source: 'whatsapp' };
  expect(asked()).toEqual({ question: 'daycare', filters });
  expect(screen.getByText(/3 filters/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByLabelText('Person')).toHaveValue('');
  expect(screen.queryByText(/filters\)/)).toBeNull();
});

const fold = () => screen.getByText(/^Narrow the search/);
const filters = () => fold().closest('details');

test('a question whose from date is after its to date is not sent, and the reason stays unfolded', async () => {
  api(statusOf(file()));
  open();
  await userEvent.type(await box(), 'daycare');
  await userEvent.click(fold());
  await userEvent.type(screen.getByLabelText('From this day'), '2026-02-01');
  await userEvent.type(screen.getByLabelText('To this day'), '2026-01-01');
  await userEvent.click(fold());
  await waitFor(() => expect(screen.getByText('This day is before the first one.')).toBeVisible());
  expect(searchButton()).toBeDisabled();
  fireEvent.change(screen.getByLabelText('To this day'), { target: { value: '2026-03-01' } });
  expect(searchButton()).toBeEnabled();
  await userEvent.click(fold());
  expect(filters()).not.toHaveAttribute('open');
});

test('a year of five digits is refused, and nothing is sent', async () => {
  const { timesOf } = api(statusOf(file()));
  open();
  await userEvent.type(await box(), 'daycare');
  await userEvent.click(fold());
  fireEvent.change(screen.getByLabelText('From this day'), { target: { value: '20026-01-01' } });
  expect(screen.getByLabelText('From this day')).toHaveAccessibleDescription(
    'Please choose a day whose year has four digits.',
  );
  await userEvent.type(await box(), '{enter}');
  expect(timesOf('POST /api/evidence/query')).toBe(0);
  fireEvent.change(screen.getByLabelText('From this day'), { target: { value: '2026-01-01' } });
  await userEvent.click(searchButton());
  expect(timesOf('POST /api/evidence/query')).toBe(1);
});

test('the filters unfold when the browser finds one of them invalid', async () => {
  api(statusOf(file()));
  open();
  await box();
  expect(filters()).not.toHaveAttribute('open');
  fireEvent.invalid(screen.getByLabelText('From this day'));
  expect(filters()).toHaveAttribute('open');
});

test('a question without an answer states so, and shows no quotes', async () => {
  const { told } = api(statusOf(file()));
  const answer = 'Nothing in your evidence answers this.';
  told.answer = { answer, kind: 'nothing', answeredBy: 'extracts', retrievals: [] };
  open();
  await ask('giraffes');
  expect(await screen.findByText('Nothing in your evidence answers this.')).toBeVisible();
  expect(screen.queryByText('The quotes')).toBeNull();
});

test('closest passages are distinguished from an answer, and name other places of the same words', async () => {
  const { told } = api(statusOf(file()));
  const alsoAt = [{ filename: 'copy.txt', path: 'message 9', fileId: FILE_ID, position: 9, at: null }];
  told.answer = { ...found, kind: 'closest', retrievals: [{ ...retrieval, score: 0.3, alsoAt }] };
  open();
  await ask('giraffes');
  expect(await screen.findByRole('heading', { name: 'Closest, but perhaps not an answer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Answer' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What comes closest' })).toBeVisible();
  await userEvent.click(screen.getByText('The same words are in 1 other place'));
  expect(screen.getByRole('link', { name: 'Open place 1' })).toHaveAttribute(
    'href',
    `/evidence/files/${FILE_ID}/passages/9`,
  );
});

test('a question keeps its words when it cannot be answered now', async () => {
  const { told } = api(statusOf(file()));
  told.answer = 500;
  open();
  await ask('daycare');
  expect(await screen.findByText('Sorry, there was an error with your search. Please try again.')).toBeVisible();
  expect(await box()).toHaveValue('daycare');
});

test('a question fails immediately while offline, and is not sent later', async () => {
  const { timesOf } = api(statusOf(file()));
  open();
  await box();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => void window.dispatchEvent(new Event('offline')));
  await ask('daycare');
  expect(await screen.findByText('Sorry, there was an error with your search. Please try again.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(timesOf('POST /api/evidence/query')).toBe(0);
});

test('the current user is loaded again when the session expired, so that the sign-in opens', async () => {
  api(statusOf(file()));
  const queries = createQueryClient();
  queries.setQueryData([getCurrentUser.path], { firstName: 'Alex' });
  open('/evidence?step=search', queries);
  await box();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 401 }));
  await ask('daycare');
  await waitFor(() => expect(queries.getQueryData([getCurrentUser.path])).toBeNull());
  expect(await box()).toHaveValue('daycare');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a bar of the messages over time narrows the search to its month, and a chip removes that filter', async () => {
  const { told, asked } = api(statusOf(file()));
  told.months = [
    { month: '2026-01', messages: 9, writers: [{ name: 'Sam', messages: 5 }] },
    { month: '2026-02', messages: 4, writers: [] },
  ];
  open();
  const chart = await screen.findByRole('img', {
    name: /^Messages over time, from 1 January 2026 to 28 February 2026/,
  });
  expect(screen.getByText('13 messages over time')).toBeVisible();
  expect(await screen.findByText('Sam Sample')).toBeVisible();
  await userEvent.click(within(chart).getByTitle('1 February 2026 to 28 February 2026: 4 messages'));
  await ask('daycare');
  expect(asked()).toEqual({ question: 'daycare', filters: { from: '2026-02-01', to: '2026-02-28' } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: From 1 February 2026' }));
  expect(screen.queryByRole('button', { name: /^Remove the filter: From/ })).toBeNull();
  expect(screen.getByText('Narrow the search', { exact: false })).toHaveFocus();
  expect(screen.getByText(/\(1 filter\)/)).toBeVisible();
});
