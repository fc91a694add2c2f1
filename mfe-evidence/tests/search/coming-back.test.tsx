import type { EvidenceAnswer } from '@evenhand/contracts/evidence/search';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { file, found, statusOf, stored } from './evidence-data';
import { ask, box, open, resetScreen } from './evidence-screen';

beforeEach(resetScreen);

const leaveAndComeBack = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Upload files$/ }));
  expect(screen.getByRole('heading', { name: 'Upload your files' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Process and search$/ }));
};

test('a typed question and its filters are kept when the person comes back to the search', async () => {
  const { asked } = api(statusOf(file()));
  open();
  await userEvent.type(await box(), 'daycare');
  fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'sam' } });
  await leaveAndComeBack();
  expect(await box()).toHaveValue('daycare');
  expect(screen.getByLabelText('Person')).toHaveValue('sam');
  await ask(' in May');
  expect(asked()).toEqual({ question: 'daycare in May', filters: { person: 'sam' } });
});

test('the address keeps the days and the source of a search, never its question or person', async () => {
  const { asked } = api(statusOf(file()));
  const router = open('/evidence?step=search&source=whatsapp&from=yesterday');
  expect(await box()).toHaveValue('');
  expect(screen.getByLabelText('Kind of record')).toHaveValue('');
  fireEvent.change(screen.getByLabelText('From this day'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'Sam' } });
  await ask('daycare');
  expect(asked()).toEqual({ question: 'daycare', filters: { from: '2026-01-01', person: 'Sam' } });
  expect(router.state.location.search).toBe('?step=search&from=2026-01-01');
  await leaveAndComeBack();
  expect(screen.getByLabelText('Person')).toHaveValue('Sam');
  expect(router.state.location.search).toBe('?step=search&from=2026-01-01');
});

test('a reload keeps the filters of the address', async () => {
  const { asked } = api(statusOf(file()));
  open('/evidence?step=search&from=2026-01-01&to=2026-02-28&source=whatsapp');
  await ask('daycare');
  const filters = { from: '2026-01-01', to: '2026-02-28', source: 'whatsapp' };
  expect(asked()).toEqual({ question: 'daycare', filters });
});

test('a typed question is cleared when all evidence is deleted', async () => {
  const { told } = api(statusOf(file()));
  told.stored = [stored];
  const queries = createQueryClient();
  open('/evidence?step=search', queries);
  await userEvent.type(await box(), 'daycare');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All Evidence' }));
  [told.status, told.stored] = [statusOf(), []];
  await userEvent.click(screen.getByRole('button', { name: 'Delete the Evidence' }));
  expect(await screen.findByRole('link', { name: 'Upload Files' })).toBeVisible();
  told.status = statusOf(file());
  await queries.invalidateQueries();
  expect(await box()).toHaveValue('');
});

test('a question that failed is kept with its error when the person comes back', async () => {
  const { told } = api(statusOf(file()));
  told.answer = 500;
  open();
  await ask('daycare');
  await screen.findByRole('alert');
  await leaveAndComeBack();
  expect(await box()).toHaveValue('daycare');
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, there was an error with your search. Please try again.');
});

test('a pending question is still shown as pending on return, and its answer takes the focus', async () => {
  const { told, timesOf } = api(statusOf(file()));
  const { promise, resolve } = Promise.withResolvers<EvidenceAnswer>();
  told.answer = promise;
  open();
  await ask('daycare');
  await leaveAndComeBack();
  expect(await box()).toHaveValue('daycare');
  expect(screen.getByText('Looking through your evidence…')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Answer' })).toBeNull();
  resolve(found);
  expect(await screen.findByRole('heading', { name: 'Answer' })).toHaveFocus();
  expect(timesOf('POST /api/evidence/query')).toBe(1);
});

test('an answer that was shown before does not take the focus on return', async () => {
  api(statusOf(file()));
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  await leaveAndComeBack();
  expect(await screen.findByText('Quote 1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Process and search' })).toHaveFocus();
});

test('the next typed question is kept after a look at a quote of the last answer', async () => {
  api(statusOf(file()));
  open();
  await ask('daycare');
  await screen.findByText('Quote 1');
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'And the piano?');
  await userEvent.click(screen.getByRole('link', { name: 'See it in context: quote 1' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Your Answer' }));
  expect(await screen.findByText('You asked: daycare')).toBeVisible();
  expect(await box()).toHaveValue('And the piano?');
});
