import { caseParts, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { type FinancialDocument, requiredDocuments } from '@evenhand/contracts/finance/documents';
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import { cents } from '@evenhand/contracts/money';
import { problems } from '@evenhand/contracts/problems';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { holdsHidden } from '@evenhand/wording/hidden-contacts';
import { itemReaders } from '@evenhand/wording/readers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import TrackerPage from './tracker-page';

const ON = '2026-11-21T15:00:00.000Z';

/** As sent: amounts in dollars. */
type Stored = Record<string, unknown> & { id: string; version: number };

const home: Stored = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  version: 1,
  category: 'real_estate',
  name: 'Home on Elm Street',
  value: 500_000,
  ownership: 'joint',
  description: '',
  location: 'Toronto',
  valuationDate: ON,
  ownersShare: 50,
  isMatrimonialHome: true,
  atSeparation: 480_000,
  atMarriage: null,
  exclusion: null,
  goesTo: null,
  accountNumber: '',
};
const loan: Stored = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d12',
  version: 1,
  category: 'mortgage',
  creditor: 'Example Bank',
  currentBalance: 400_000.5,
  monthlyPayment: 2_000,
  interestRate: 4.79,
  responsibility: 'joint',
  ownersShare: 50,
  isForMatrimonialHome: true,
  atSeparation: 410_000,
  atMarriage: null,
  goesTo: null,
  accountNumber: '',
};
const incomeOf = (year: number): Stored => ({
  id: crypto.randomUUID(),
  version: 1,
  year,
  whose: 'party_a',
  taxableIncome: 80_000 + year,
  employmentIncome: null,
  selfEmploymentIncome: null,
  investmentIncome: null,
  otherIncome: null,
});
const documents: FinancialDocument[] = requiredDocuments.map((documentType, index) => ({
  documentType,
  isRequired: true,
  uploaded: index < 2,
  alternativeDataProvided: index === 2,
  note: '',
  files: [],
}));
const division: PropertyDivision = {
  relationship: null,
  marriageDate: null,
  separationDate: null,
  missing: [{ what: 'relationship' }],
  refused: null,
  partnerDisclosed: false,
  equalization: null,
  commonLaw: null,
};
const user = { id: home.id, email: 'alex@example.test', firstName: 'Alex', lastName: 'Example' };

interface Lists {
  assets?: Stored[];
  debts?: Stored[];
  disclosures?: Stored[];
  papers?: FinancialDocument[];
  divided?: PropertyDivision;
  sealed?: boolean;
}

const refusal = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  code: 'invalid-input',
  error: holdsHidden.address,
  detail: holdsHidden.address,
  errors: [{ pointer: '/note', detail: holdsHidden.address }],
};

/** An API with three lists that answers a repeated Idempotency-Key with its first answer. */
const api = (
  { assets = [], debts = [], disclosures = [], papers = documents, divided = division, sealed = false }: Lists = {},
  signedIn = true,
) => {
  const stored = { assets, debts, disclosures };
  const deleted = new Map<string, Stored>();
  const kept = new Map<string | null, Stored>();
  let failing = false;
  const answer = (body: unknown, status = 200) =>
    new Response(status === 204 ? null : JSON.stringify(body), { status });
  const refused = (code: 'not-found' | 'changed-elsewhere') =>
    answer({ type: 'about:blank', code, error: 'Refused', ...problems[code] }, problems[code].status);
  const change = (list: Stored[], method: string, id: string, body: string, key: string | null) => {
    const at = list.findIndex((item) => item.id === id);
    const [item] = list.slice(at, at + 1);
    if (method === 'PUT' && !item) return refused('not-found');
    if (method === 'PUT' && item) {
      if (JSON.parse(body).version !== item.version) return refused('changed-elsewhere');
      return answer(list.splice(at, 1, { ...item, ...JSON.parse(body), version: item.version + 1 })[0]);
    }
    if (method === 'DELETE' && item) {
      deleted.set(id, item);
      list.splice(at, 1);
      return answer(null, 204);
    }
    const back = deleted.get(id);
    if (back) {
      list.push(back);
      return answer(back);
    }
    const added = kept.get(key) ?? { ...JSON.parse(body), id: crypto.randomUUID(), version: 1 };
    if (!kept.has(key)) list.push(added);
    kept.set(key, added);
    return answer(added, 201);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method = 'GET', headers, body } = {}) => {
    const path = String(address);
    if (!signedIn) return answer({ error: 'Unauthorized' }, 401);
    if (path === '/api/auth/user') return answer(user);
    if (failing) return answer({}, 503);
    if (method !== 'GET' && /snapshots$|alternative$/.test(path)) return answer(refusal, 422);
    if (path === getCaseBar.path)
      return answer({ parts: Object.fromEntries(caseParts.map((part) => [part, sealed ? 'full' : 'open'])) });
    if (path === '/api/financial/snapshots') return answer([]);
    if (path === '/api/financial/documents') return answer(papers);
    if (method === 'DELETE' && path.startsWith('/api/financial/documents/')) return answer(null, 204);
    if (path === '/api/financial/property') return answer(divided);
    const [, name, id = ''] = /financial\/(assets|debts|disclosures)\/?([^/]*)/.exec(path) ?? [];
    const list = name === 'assets' ? stored.assets : name === 'debts' ? stored.debts : stored.disclosures;
    if (method === 'GET') return answer(list);
    return change(list, method, id, String(body), new Headers(headers).get('Idempotency-Key'));
  });
  return {
    ...stored,
    fail: (fails: boolean) => {
      failing = fails;
    },
  };
};

const toasts: Toast[] = [];
let stopListening = () => {};

const open = (at?: string) => renderPage(<TrackerPage />, at);

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

const fillInAsset = async (value = '12,500.50') => {
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Kind of asset'), 'Vehicle');
  await userEvent.type(dialog.getByLabelText('Name'), 'Car');
  await userEvent.type(dialog.getByLabelText('Value in dollars'), value);
  await userEvent.click(dialog.getByLabelText('Mine'));
  return dialog.getByRole('button', { name: 'Add Asset' });
};

beforeEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
  stopListening = onToast((toast) => toasts.push(toast));
});

afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

test('the tracker shows assets, debts and net worth in three cards and the documents in a bar', async () => {
  api({ assets: [home], debts: [loan] });
  open();
  expect((await screen.findByText('Total Assets')).nextSibling).toHaveTextContent('$500,000.00');
  expect(screen.getByText('Total Debts').nextSibling).toHaveTextContent('$400,000.50');
  expect(screen.getByText('Net Worth').nextSibling).toHaveTextContent('$99,999.50');
  expect(screen.getByText('3 of 10 documents, 30%')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
});

const equalized = (): PropertyDivision => {
  const of = (amount: number) => {
    const none = { debts: cents(0), marriageDeduction: cents(0), excluded: cents(0) };
    return { ...none, property: cents(amount), net: cents(amount), amount: cents(amount) };
  };
  const equalization: PropertyDivision['equalization'] = {
    netFamilyProperty: { owner: of(4_000_000), partner: of(1_000_000) },
    payor: 'owner',
    payment: cents(1_500_000),
    afterwards: { owner: cents(2_500_000), partner: cents(2_500_000) },
    claimUntil: '2032-05-01',
    steps: [],
    notices: [],
    ruleVersion: '1',
  };
  return { ...division, relationship: 'married', missing: [], equalization };
};

test('a fourth card shows who pays what when equalization is known', async () => {
  api({ assets: [home], divided: equalized() });
  open();
  const name = await screen.findByText('Equalization, as it stands', { selector: 'dt' });
  expect(name.nextSibling).toHaveTextContent('$15,000.00');
  expect(name.parentElement).toHaveTextContent('You pay your partner.');
});

test('the tracker states no equalization while nothing is listed', async () => {
  const { equalization, ...divided } = equalized();
  const none = { property: cents(0), debts: cents(0), marriageDeduction: cents(0), excluded: cents(0) };
  const nothing = { ...none, net: cents(0), amount: cents(0) };
  const even = { payor: null, payment: cents(0), netFamilyProperty: { owner: nothing, partner: nothing } };
  api({ divided: { ...divided, equalization: equalization && { ...equalization, ...even } } });
  open();
  expect(await screen.findByText(/^Nothing is listed yet/)).toBeVisible();
  expect(screen.queryByText('Equalization, as it stands', { selector: 'dt' })).toBeNull();
});

test('the fourth card opens its working when another tab is open', async () => {
  api({ assets: [home], divided: equalized() });
  open();
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'See the working' }));
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  const working = screen.getByText('See the working', { selector: 'summary' });
  expect(working).toHaveFocus();
  expect(working.parentElement).toHaveAttribute('open');
});

test('the address names the tab that is open', async () => {
  const Address = () => <output>{useLocation().search}</output>;
  api({ assets: [home] });
  const page = (
    <>
      <TrackerPage />
      <Address />
    </>
  );
  renderPage(page, '/financial-tracker?tab=assets');
  expect(await screen.findByRole('tab', { name: 'Assets' })).toHaveAttribute('aria-selected', 'true');
  await openTab('Documents');
  expect(screen.getByText('?tab=documents')).toBeVisible();
  await openTab('Overview');
  expect(screen.queryByText(/tab=/)).toBeNull();
});

test('an address with an unknown tab opens the overview', async () => {
  api({ assets: [home] });
  open('/financial-tracker?tab=nothing');
  expect(await screen.findByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('Undo takes the focus after a document was removed', async () => {
  const file = { id: loan.id, fileId: loan.id, name: 'Deed.pdf', statementDate: null, isAgeing: false, addedAt: ON };
  const papers = documents.map((document, index) =>
    index === 0 ? { ...document, files: [{ ...file, proves: [] }] } : { ...document },
  );
  api({ papers });
  const { mock } = jest.mocked(globalThis.fetch);
  open();
  await openTab('Documents');
  const button = await screen.findByRole('button', { name: 'Remove Deed.pdf' });
  if (papers[0]) papers[0].files = [];
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  expect(mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(true);
});

test('an asset lists the documents that prove it', async () => {
  const file = { id: loan.id, fileId: loan.id, name: 'Deed.pdf', statementDate: null, isAgeing: false, addedAt: ON };
  const papers = documents.map((document, index) =>
    index === 0 ? { ...document, files: [{ ...file, proves: [home.id] }] } : document,
  );
  api({ assets: [home], debts: [loan], papers });
  open();
  await openTab('Assets');
  expect(screen.getByRole('row', { name: /Home on Elm Street/ })).toHaveTextContent('Shown by Deed.pdf');
  await openTab('Debts');
  expect(screen.getByRole('row', { name: /Example Bank/ })).not.toHaveTextContent('Shown by');
});

test('the tracker counts the items of each of four tabs and shows three incomes before Show all', async () => {
  api({ disclosures: [2024, 2023, 2022, 2021].map(incomeOf) });
  open();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Assets 0',
    'Debts 0',
    'Documents 3/10',
  ]);
  expect(screen.getAllByRole('rowheader', { name: /Tax year/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
  expect(screen.getAllByRole('rowheader', { name: /Tax year/ })).toHaveLength(4);
});

test('the incomes of two people in one year have different names', async () => {
  api({ disclosures: [incomeOf(2024), { ...incomeOf(2024), whose: 'party_b' }] });
  open();
  for (const whose of ['mine', 'partner’s'])
    for (const action of ['Edit', 'History of', 'Delete'])
      expect(await screen.findByRole('button', { name: `${action} Tax year 2024, ${whose}` })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Freeze a disclosure' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Tax year 2024, mine' })).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Tax year 2024, partner’s' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Tax year 2024, partner’s' }));
  expect(await screen.findByText('Tax year 2024, partner’s is deleted.')).toBeVisible();
});

test('the assets table shows ownership and the values at three dates', async () => {
  api({ assets: [home] });
  open();
  await openTab('Assets');
  const row = within(screen.getByRole('row', { name: /Home on Elm Street/ }));
  for (const text of ['Joint', '$500,000.00', '$480,000.00', 'not given', 'Matrimonial home, Toronto']) {
    expect(row.getByText(text)).toBeVisible();
  }
});

test('an added asset is sent in dollars and appears in the table', async () => {
  const { assets } = api();
  open();
  await userEvent.click(await fillInAsset());
  expect(await screen.findByRole('row', { name: /Car.*Mine.*\$12,500\.50/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(assets).toMatchObject([{ category: 'vehicle', name: 'Car', value: 12_500.5, ownership: 'party_a' }]);
  expect(toasts).toEqual([{ title: 'Asset added' }]);
});

test('a double click adds one asset', async () => {
  const { assets } = api();
  open();
  const button = await fillInAsset();
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await screen.findByRole('row', { name: /Car/ });
  expect(assets).toHaveLength(1);
});

test('optional amounts of a debt are null when empty or zero', async () => {
  const { debts } = api();
  open();
  await openTab('Debts');
  await userEvent.click(screen.getByRole('button', { name: 'Add Debt' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Kind of debt'), 'Credit card');
  await userEvent.type(dialog.getByLabelText('Who it is owed to'), 'Example Bank');
  await userEvent.type(dialog.getByLabelText('Current balance in dollars'), '18,500');
  await userEvent.type(dialog.getByLabelText('Monthly payment (optional)'), '0');
  await userEvent.click(dialog.getByLabelText('Partner’s'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Debt added' }]));
  expect(debts).toMatchObject([
    { currentBalance: 18_500, monthlyPayment: null, interestRate: null, responsibility: 'party_b' },
  ]);
});

test('the income dialog saves an income with its fields', async () => {
  const { disclosures } = api();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Income' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add Income Information' }));
  expect(
    within(dialog.getByLabelText('Tax year'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['2024', '2023', '2022', '2021']));
  await userEvent.selectOptions(dialog.getByLabelText('Tax year'), '2024');
  await userEvent.type(dialog.getByLabelText('Taxable income'), '88000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Income information added', text: 'Your income information has been saved.' }]),
  );
  expect(disclosures).toMatchObject([{ year: 2024, taxableIncome: 88_000, employmentIncome: null }]);
});

test('an edit starts with the stored values and sends the version that was read', async () => {
  const { assets } = api({ assets: [home] });
  open();
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Home on Elm Street' }));
  const dialog = within(screen.getByRole('dialog'));
  const value = dialog.getByLabelText('Value in dollars');
  expect(value).toHaveValue('500,000.00');
  await userEvent.clear(value);
  await userEvent.type(value, '0.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(assets).toMatchObject([{ value: 0.01, atSeparation: 480_000, valuationDate: home.valuationDate }]),
  );
});

/** Another window stores something else. */
const changeElsewhere = (assets: Stored[], changed: Partial<Stored>) =>
  assets.splice(0, 1, { ...home, ...changed, version: 2 });

const editHome = async (name: string) => {
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Home on Elm Street' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), name);
  return dialog;
};

test('a save after a conflict keeps the entry, and shows and takes what another window stored', async () => {
  const { assets } = api({ assets: [home] });
  open();
  const dialog = await editHome('Elm');
  changeElsewhere(assets, { name: 'Our home', value: 510_000 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Stored now: Our home'));
  expect(dialog.getByLabelText('Name')).toHaveValue('Elm');
  expect(dialog.getByLabelText('Value in dollars')).toHaveValue('510,000.00');
  expect(toasts).toEqual([{ ...financeWording.list.changedElsewhere, kind: 'destructive' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(assets).toMatchObject([{ name: 'Elm', value: 510_000, version: 3 }]));
});

test('an item deleted elsewhere can be added again with what was entered', async () => {
  const { assets } = api({ assets: [home] });
  open();
  const dialog = await editHome('Elm');
  assets.splice(0, 1);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(financeWording.list.addAgain)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Asset' }));
  await waitFor(() => expect(assets).toMatchObject([{ name: 'Elm', value: 500_000 }]));
});

test('an amount corrected in its row after a change elsewhere is shown next to the stored one', async () => {
  const { assets } = api({ assets: [home] });
  open();
  await openTab('Assets');
  await userEvent.click(await screen.findByRole('button', { name: '$480,000.00' }));
  changeElsewhere(assets, { atSeparation: 470_000 });
  const field = screen.getByLabelText('At separation: Home on Elm Street');
  await userEvent.clear(field);
  await userEvent.type(field, '481,000[Enter]');
  expect(await screen.findByText('Stored now: $470,000.00')).toBeVisible();
  expect(screen.getByLabelText('At separation: Home on Elm Street')).toHaveValue('481,000');
  await userEvent.type(screen.getByLabelText('At separation: Home on Elm Street'), '[Enter]');
  await waitFor(() => expect(assets).toMatchObject([{ atSeparation: 481_000, version: 3 }]));
});

test('an amount is corrected in its row, and a refused one stays in its field with the reason', async () => {
  const { assets } = api({ assets: [home] });
  open();
  await openTab('Assets');
  await userEvent.click(await screen.findByRole('button', { name: '$480,000.00' }));
  const field = screen.getByLabelText('At separation: Home on Elm Street');
  expect(field).toHaveValue('480,000.00');
  await userEvent.clear(field);
  await userEvent.type(field, 'much[Enter]');
  expect(await screen.findByRole('alert')).toHaveTextContent('amount in dollars');
  expect(assets).toMatchObject([{ atSeparation: 480_000 }]);
  await userEvent.clear(field);
  await userEvent.type(field, '481,000[Enter]');
  expect(await screen.findByRole('button', { name: '$481,000.00' })).toBeVisible();
  expect(assets).toMatchObject([{ atSeparation: 481_000, value: 500_000 }]);
  expect(toasts).toEqual([{ title: 'Saved' }]);
});

test('Escape leaves a corrected amount as it was', async () => {
  const { assets } = api({ assets: [home] });
  open();
  await openTab('Assets');
  await userEvent.click(await screen.findByRole('button', { name: '$480,000.00' }));
  await userEvent.type(screen.getByLabelText('At separation: Home on Elm Street'), '1[Escape]');
  expect(screen.getByRole('button', { name: '$480,000.00' })).toBeVisible();
  expect(assets).toMatchObject([{ atSeparation: 480_000 }]);
});

test('the assets are filtered by owner, and the total is of those shown', async () => {
  const car = { ...home, id: crypto.randomUUID(), name: 'Car', ownership: 'party_a' as const, value: 20_000 };
  api({ assets: [home, car] });
  open();
  await openTab('Assets');
  expect(await screen.findByRole('row', { name: /^Total .*\$520,000\.00/ })).toBeVisible();
  await userEvent.click(within(screen.getByRole('radiogroup')).getByText('Mine'));
  expect(screen.queryByRole('row', { name: /Home on Elm Street/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Total, Mine .*\$20,000\.00/ })).toBeVisible();
});

test('a deleted asset can be restored', async () => {
  const { assets } = api({ assets: [home] });
  open();
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Home on Elm Street' }));
  expect(await screen.findByText('No assets yet')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.click(undo);
  expect(await screen.findByRole('row', { name: /Home on Elm Street/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Assets' })).toHaveFocus());
  expect(assets).toHaveLength(1);
});

test('an entry that was not saved is there again after a reload, and not after it was sent', async () => {
  const { assets } = api();
  const { unmount } = open();
  await fillInAsset();
  unmount();
  open();
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveValue('Car'));
  expect(dialog.getByLabelText('Kind of asset')).toHaveDisplayValue('Vehicle');
  expect(dialog.getByLabelText('Mine')).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Asset' }));
  await waitFor(() => expect(assets).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('');
});

test('closing a changed entry asks, and an unchanged one is closed at once', async () => {
  api({ assets: [home] });
  open();
  await editHome('Elm');
  const { title, stay, leave } = financeWording.unsaved;
  await userEvent.keyboard('[Escape]');
  const question = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(question.getAllByRole('button', { name: stay }).at(-1) as HTMLElement);
  expect(screen.getByLabelText('Name')).toHaveValue('Elm');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: leave }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Edit Home on Elm Street' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Home on Elm Street');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the asset dialog reports missing fields, focuses the first and sends nothing', async () => {
  const { assets } = api();
  open();
  await openTab('Assets');
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Asset' }));
  expect(dialog.getByLabelText('Kind of asset')).toHaveAccessibleDescription('Please choose a kind.');
  expect(dialog.getByLabelText('Kind of asset')).toHaveFocus();
  expect(dialog.getByText('Please enter an amount in dollars, such as 1,234.56.')).toBeVisible();
  expect(dialog.getByText('Please choose whose it is.')).toBeVisible();
  expect(assets).toHaveLength(0);
});

test('the asset dialog keeps the entry and saves it on a second try when saving failed', async () => {
  const { assets, fail } = api();
  open();
  const button = await fillInAsset();
  fail(true);
  await userEvent.click(button);
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', text: 'Failed to add asset. Please try again.', kind: 'destructive' }]),
  );
  fail(false);
  await userEvent.click(button);
  expect(await screen.findByRole('row', { name: /Car/ })).toBeVisible();
  expect(assets).toHaveLength(1);
});

test('the asset dialog states once per group of fields who can read the answers', async () => {
  api();
  open();
  await fillInAsset();
  const lines = screen.getAllByText(/^(Only you|Your partner will)/).map(({ textContent }) => textContent);
  const { agreement, partner } = itemReaders;
  expect(lines).toEqual([agreement, partner, agreement, itemReaders['only-you']]);
});

test("the dialog for alternative evidence shows the service's sentence when the note is refused", async () => {
  api();
  open();
  await openTab('Documents');
  await userEvent.click(screen.getByRole('button', { name: 'Give other data instead of Bank statement' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '17 Quiet Lane');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Error', text: holdsHidden.address, kind: 'destructive' }]));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(holdsHidden.address);
  expect(dialog.getByRole('textbox')).toHaveValue('17 Quiet Lane');
});

test('the documents tab lists which documents are required and provided', async () => {
  api();
  open();
  await openTab('Documents');
  expect(screen.getAllByText('Provided')).toHaveLength(3);
  expect(screen.getAllByText('Required')).toHaveLength(7);
  expect(screen.getByRole('button', { name: 'Upload Bank statement' })).toBeVisible();
});

test('the tracker offers Try Again when loading fails', async () => {
  const { fail } = api({ assets: [home] });
  fail(true);
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  fail(false);
  await userEvent.click(again);
  expect(await screen.findByText('Total Assets')).toBeVisible();
});

test('a thousand assets are totalled to the cent and the first hundred are rendered', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...home,
    id: crypto.randomUUID(),
    value: index % 2 === 0 ? 0.01 : 99_999_999.99,
  }));
  api({ assets: many });
  open();
  expect((await screen.findByText('Total Assets')).nextSibling).toHaveTextContent('$50,000,000,000.00');
  await openTab('Assets');
  expect(screen.getAllByText('Home on Elm Street')).toHaveLength(100);
  expect(screen.getByText('Show all 1000')).toBeVisible();
});

test('the tracker asks for a log-in when there is no session', async () => {
  api({}, false);
  open();
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Unauthorized', text: 'Please log in to access the financial tracker.', kind: 'destructive' },
    ]),
  );
});

test('the tracker states that entries change nothing once the agreement is sealed', async () => {
  api({ sealed: true, assets: [home], divided: equalized() });
  renderPage(<TrackerPage />);
  expect(await screen.findByText(financeWording.sealed.text, { exact: false })).toBeVisible();
  expect(await screen.findAllByText('Equalization of these lists')).toHaveLength(2);
  expect(screen.queryByText('Equalization, as it stands')).toBeNull();
  expect(screen.getByRole('link', { name: financeWording.sealed.link })).toHaveAttribute('href', '/flow/sign');
});
