import { problemsOf } from '@evenhand/contracts/endpoint';
import { shareSnapshot } from '@evenhand/contracts/finance/snapshots';
import { problems } from '@evenhand/contracts/problems';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SnapshotRow } from './snapshot-row';

const wording = disclosureWording.owner;
const REASON = 'Only this sentence gives the reason.';
const snapshot = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  frozenAt: '2026-11-21T15:00:00.000Z',
  form: '13.1' as const,
  sha256: 'a'.repeat(64),
  assets: 1,
  debts: 0,
  incomes: 0,
  shares: [],
  revokedAt: null,
};
const refusals = problemsOf(shareSnapshot).filter((code) => problems[code].status < 500);

afterEach(() => jest.restoreAllMocks());

test.each(refusals)('a disclosure that is refused with %s keeps the address and shows the reason', async (code) => {
  const { status, title } = problems[code];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ type: 'about:blank', title, status, code, detail: REASON }, { status }),
    );
  renderPage(<SnapshotRow snapshot={snapshot} onChange={async () => {}} />);
  await userEvent.type(screen.getByLabelText(wording.email), 'sam@example.test');
  await userEvent.click(screen.getByRole('button', { name: wording.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent(REASON);
  expect(screen.getByLabelText(wording.email)).toHaveValue('sam@example.test');
});

test('the focus follows the buttons that take a disclosure back', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const Row = () => {
    const [revokedAt, setRevokedAt] = useState<string | null>(null);
    return <SnapshotRow snapshot={{ ...snapshot, revokedAt }} onChange={async () => setRevokedAt(snapshot.frozenAt)} />;
  };
  renderPage(<Row />);
  const { ask, confirm, yes, keep } = wording.takeBack;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press(ask);
  expect(document.activeElement).toHaveTextContent(confirm);
  await press(keep);
  expect(screen.getByRole('button', { name: ask })).toHaveFocus();
  await press(ask);
  await press(yes);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
