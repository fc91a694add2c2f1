import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { FILE_ID, file, found, passage, retrieval, statusOf } from './evidence-data';
import { ask, box, open, resetScreen } from './evidence-screen';

beforeEach(resetScreen);

const openQuote = async () => {
  const router = open();
  await ask('daycare');
  await userEvent.click(await screen.findByRole('link', { name: 'See it in context: quote 1' }));
  return router;
};

test('a quote opens among the messages around it, and the page address does not contain its words', async () => {
  api(statusOf(file()));
  const router = await openQuote();
  const list = await screen.findByRole('list', { name: 'The quoted place and what comes before and after it' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-current')),
  ).toEqual([null, 'true', null]);
  expect(list.querySelector('[aria-current]')).toHaveTextContent('I paid the daycare for January.');
  expect(list.querySelector('[aria-current]')).toHaveFocus();
  expect(screen.getByText(/^From \u2068chat\.txt\u2069, with what comes before and after it/)).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: `/evidence/files/${FILE_ID}/passages/7`,
    search: '',
    state: null,
  });
});

test('the quoted words are marked in their passage', async () => {
  const { told } = api(statusOf(file()));
  told.passages = told.passages.map((one) => (one.position === 7 ? { ...one, text: `Hello. ${one.text} Bye.` } : one));
  await openQuote();
  const list = await screen.findByRole('list', { name: 'The quoted place and what comes before and after it' });
  expect(list.querySelectorAll('mark')).toHaveLength(1);
  expect(list.querySelector('mark')).toHaveTextContent(/^I paid the daycare for January\.$/);
  expect(list.querySelector('[aria-current]')).toHaveTextContent('Hello. I paid the daycare for January. Bye.');
});

test('a page recognized by OCR is labelled as such', async () => {
  const { told } = api(statusOf(file()));
  told.passages = told.passages.map((one) => (one.position === 7 ? { ...one, scanned: true } : one));
  await openQuote();
  expect(await screen.findByText('These letters were recognized in a picture')).toBeVisible();
  expect(screen.getByText('Read from a picture').closest('li')).toHaveTextContent('I paid the daycare for January.');
});

test.each([
  ['read from a picture', {}],
  ['handwriting or unclear: open the picture', { unclear: true as const }],
])(
  'a quote from a picture is marked "%s", never word for word, and shows the part that it was read from',
  async (said, how) => {
    const { told } = api(statusOf(file()));
    const area = { left: 0.1, top: 0.4, width: 0.5, height: 0.1 };
    told.answer = { ...found, retrievals: [{ ...retrieval, scanned: true, picture: 1, area, ...how }] };
    open();
    await ask('daycare');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText('word for word')).toBeNull();
    const shown = screen.getByAltText('The part of the picture that these words were read from');
    expect(shown).toHaveAttribute('src', `/api/evidence/files/${FILE_ID}/passages/7/picture`);
    expect(Number.parseFloat(shown.style.top)).toBeCloseTo((-0.385 / 0.13) * 100, 1);
  },
);

test('a quote of written text does not mention a picture', async () => {
  api(statusOf(file()));
  await openQuote();
  expect(await screen.findByText('Quoted here')).toBeVisible();
  expect(screen.queryByText(/picture/)).toBeNull();
});

test('a quote leads back to its answer', async () => {
  const { timesOf } = api(statusOf(file()));
  const router = await openQuote();
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Your Answer' }));
  expect(await screen.findByText('You asked: daycare')).toBeVisible();
  expect(await box()).toHaveValue('daycare');
  expect(timesOf('POST /api/evidence/query')).toBe(1);
  expect(router.state.location.search).toBe('?step=search');
});

test('a quote reports that its file was deleted', async () => {
  api(statusOf(file()));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 404 }));
  open(`/evidence/files/${FILE_ID}/passages/7`);
  expect(await screen.findByText(/^We could not open this place/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the Search' })).toBeVisible());
});

test('a quote opened while offline shows an error at once, and loads when the connection is back', async () => {
  api(statusOf(file()));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const connected = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const router = open();
  act(() => void window.dispatchEvent(new Event('offline')));
  await act(() => router.navigate(`/evidence/files/${FILE_ID}/passages/7`));
  expect(await screen.findByText(/^We could not open this place\. You may be offline/)).toBeVisible();
  jest.mocked(fetch).mockImplementation(connected);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Quoted here')).toBeVisible();
});

test('more of the file can be loaded up to its beginning and end, which are labelled', async () => {
  const { told } = api(statusOf(file()));
  told.length = 30;
  told.passages = Array.from({ length: 11 }, (_, at) => passage(at + 2, 'Yes.'));
  open(`/evidence/files/${FILE_ID}/passages/7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Show What Came Before' }));
  expect(await screen.findByText('This is where the file begins.')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show What Follows' }));
  expect(await screen.findByText('This is where the file ends.')).toHaveFocus();
  const list = screen.getByRole('list', { name: 'The quoted place and what comes before and after it' });
  const places = within(list).getAllByText(/^message \d+$/);
  expect(within(list).getAllByRole('listitem')).toHaveLength(30);
  expect(places[0]).toHaveTextContent('message 0');
  expect(places.at(-1)).toHaveTextContent('message 29');
});
