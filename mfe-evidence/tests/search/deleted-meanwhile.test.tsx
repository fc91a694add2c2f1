import type { EvidenceAnswer } from '@evenhand/contracts/evidence/search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, ask, beginAnew, FILE_ID, file, found, open, statusOf, stored } from './evidence-api';

beforeEach(beginAnew);

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

test('an answer that comes after a deletion is not shown, as it may quote what is gone', async () => {
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
  ['goes with the file that it may quote', 204, 0],
  ['goes where nobody can tell whether that file is deleted', 503, 0],
  ['stays where the deletion is refused', 429, 1],
])('an answer %s', async (_, deletion, quotes) => {
  const { told } = begin();
  told.deletion = deletion;
  open();
  await ask('daycare');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  await deleteFile();
  expect(screen.queryAllByText('Quote 1')).toHaveLength(quotes);
});

test('an answer stays while it is saved how long files are kept', async () => {
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

test('a file is named in the question so that its name turns nothing around it', async () => {
  begin();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('“\u2068chat.txt\u2069” and all that was read from it');
});
