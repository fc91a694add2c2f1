import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import EvidencePage from './evidence-page';

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <EvidencePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

afterEach(() => jest.restoreAllMocks());

test('what is stored is what the service says', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answer({ tokens: 12_345, lastIndexingAt: '2026-11-21T15:00:00.000Z' }));
  open();
  expect(await screen.findByText('12,345')).toBeVisible();
  expect(screen.getByText('21 November 2026')).toBeVisible();
});

test('a case without evidence says so', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer({ tokens: 0, lastIndexingAt: null }));
  open();
  expect(await screen.findByText('Not yet')).toBeVisible();
});

test('when the service does not answer, the page can ask again', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(answer({}, 503));
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  fetching.mockImplementation(answer({ tokens: 0, lastIndexingAt: null }));
  await userEvent.click(again);
  expect(await screen.findByText('Not yet')).toBeVisible();
});
