import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import CountsPage from './counts-page';

const open = (answer: Response) => {
  globalThis.fetch = async () => answer;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CountsPage />
    </QueryClientProvider>,
  );
};

test('the counts page shows each event with its last seven days and each funnel with shares of its first step', async () => {
  open(
    Response.json({
      from: '2025-10-15',
      to: '2026-11-22',
      counts: [{ name: 'evidence-kit-opened', count: 9, visitors: 5 }],
      byDay: [
        { day: '2026-11-15', name: 'evidence-kit-opened', count: 6, visitors: 3 },
        { day: '2026-11-16', name: 'evidence-kit-opened', count: 3, visitors: 2 },
      ],
      funnels: [
        {
          funnel: 'evidence',
          steps: [
            { name: 'evidence-kit-opened', visitors: 4 },
            { name: 'evidence-uploaded', visitors: 1 },
          ],
        },
      ],
    }),
  );
  const [count] = await screen.findAllByRole('row', { name: /Evidence Kit opened/ });
  const cells = count && within(count).getAllByRole('cell');
  expect(cells?.map(({ textContent }) => textContent)).toEqual(['9', '5', '3']);
  expect(screen.getByRole('row', { name: 'File uploaded 1 (25%)' })).toBeVisible();
});

test('the counts page reports that there is nothing to show when the reader is not an operator', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };
  open(Response.json(problem, { status: 404 }));
  expect(await screen.findByText(/shown to those who run this site/)).toBeVisible();
});
