import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { listAssets } from '@evenhand/contracts/finance/assets';
import { listDebts } from '@evenhand/contracts/finance/debts';
import { listIncomes } from '@evenhand/contracts/finance/incomes';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ExportButton } from './export-button';

const intake = { record: { userName: 'Alex Example' }, confirmed: [], version: 3, savedAt: null, submittedAt: null };
const asset = {
  id: '8a1f8b52-6f0e-4b8c-9d0f-0a9b3f4c5d6e',
  version: 1,
  category: 'vehicle',
  name: 'Car',
  value: 74_999.99,
  ownership: 'joint',
  description: '',
  location: '',
  valuationDate: '2026-11-21T15:00:00.000Z',
  ownersShare: 50,
  isMatrimonialHome: false,
  goesTo: null,
  accountNumber: '',
  atSeparation: null,
  atMarriage: null,
  exclusion: null,
};

test('the export contains answers and finances when there is no agreement yet', async () => {
  const answers: Record<string, unknown> = {
    [getIntake.path]: intake,
    [listAssets.path]: [asset],
    [listDebts.path]: [],
    [listIncomes.path]: [],
  };
  globalThis.fetch = async (url) =>
    String(url) === getAgreement.path
      ? Response.json({ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }, { status: 404 })
      : Response.json(answers[String(url)]);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return '#export';
  };
  URL.revokeObjectURL = () => undefined;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ExportButton />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download everything you entered' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Response(saved[0]).text();
  expect(JSON.parse(text)).toMatchObject({
    intake: { record: { userName: 'Alex Example' } },
    agreement: null,
    finances: { assets: [{ name: 'Car', value: 74_999.99 }], debts: [], incomes: [] },
  });
});
