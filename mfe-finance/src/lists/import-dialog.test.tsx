import { LARGEST_STATEMENT_IN_BYTES, previewStatement } from '@evenhand/contracts/finance/imports';
import { problems } from '@evenhand/contracts/problems';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { financeWording } from '@evenhand/wording/finance';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportButton } from './import-dialog';

const wording = financeWording.imports;

const preview = {
  format: 'ofx',
  headings: [],
  firstRows: [],
  hasHeadings: false,
  mapping: null,
  needsMapping: false,
  days: null,
  accounts: [
    { key: 'one', ending: '1111', currency: null, found: 1, balance: null },
    { key: 'two', ending: '2222', currency: null, found: 1, balance: null },
  ],
  account: 'one',
  needsAccount: false,
  needsDay: false,
  movements: [],
  found: 1,
  fresh: 1,
  unreadable: [],
  unreadableFound: 0,
  leftOut: [],
  leftOutFound: 0,
  closingBalance: null,
  totalOut: 5,
  totalIn: 0,
};
const ledger = { imports: [], movements: [], found: 0, page: 1 };

/** Previews wait until they are answered. */
const open = async () => {
  const waiting: ((response: Response) => void)[] = [];
  const heard: Record<string, unknown>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
    if (String(path) !== previewStatement.path) return Response.json(ledger);
    heard.push(JSON.parse(String(body)));
    return new Promise((resolve) => waiting.push(resolve));
  });
  renderPage(<ImportButton itemId={crypto.randomUUID()} name="Savings" />);
  await userEvent.click(screen.getByRole('button', { name: wording.openFor('Savings') }));
  const answer = async (response: Response) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.shift()?.(response));
  };
  return {
    heard,
    read: (changed = {}) => answer(Response.json({ ...preview, ...changed })),
    refuse: () => {
      const { status, title } = problems['invalid-input'];
      return answer(Response.json({ type: 'about:blank', title, status, code: 'invalid-input' }, { status }));
    },
    choose: async (file: File) => userEvent.upload(await screen.findByLabelText(wording.file), file),
  };
};

const statement = () => new File(['OFXHEADER'], 'october.ofx');

afterEach(() => jest.restoreAllMocks());

test('the preview and the focus stay while an answer is read', async () => {
  const { choose, read, heard } = await open();
  await choose(statement());
  expect(await screen.findByText(wording.reading)).toBeVisible();
  await read();
  expect(await screen.findByRole('region', { name: 'october.ofx' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText(wording.reading)).toBeNull();
  const other = screen.getByRole('radio', { name: /2222/ });
  await userEvent.click(other);
  expect(screen.getByText(wording.reading)).toBeVisible();
  expect(screen.getByRole('region', { name: 'october.ofx' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: wording.submit })).toHaveAttribute('aria-disabled', 'true');
  expect(other).toHaveFocus();
  await read({ account: 'two' });
  await waitFor(() => expect(other).toBeChecked());
  expect(other).toHaveFocus();
  expect(heard).toMatchObject([{ filename: 'october.ofx' }, { account: 'two' }]);
});

test('a refused answer keeps the preview before it', async () => {
  const { choose, read, refuse } = await open();
  await choose(statement());
  await read();
  await userEvent.click(await screen.findByRole('radio', { name: /2222/ }));
  await refuse();
  expect(await screen.findByLabelText(wording.file)).toBeInvalid();
  expect(screen.getByRole('radio', { name: /1111/ })).toBeChecked();
});

test('a file that is too large removes the preview of the one before it', async () => {
  const { choose, read } = await open();
  await choose(statement());
  await read();
  await screen.findByRole('button', { name: wording.submit });
  await choose(new File([new Uint8Array(LARGEST_STATEMENT_IN_BYTES + 1)], 'year.ofx'));
  expect(await screen.findByText(wording.tooLarge)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.submit })).toBeNull();
});

test('the same file can be chosen again', async () => {
  const { choose, refuse, heard } = await open();
  const file = statement();
  await choose(file);
  await refuse();
  const input = await screen.findByLabelText<HTMLInputElement>(wording.file);
  expect(input.value).toBe('');
  await choose(file);
  await waitFor(() => expect(heard).toHaveLength(2));
});
