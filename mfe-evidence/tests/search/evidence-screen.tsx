import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EvidencePage from '../../src/pages/evidence/evidence-page';
import PlacePage from '../../src/pages/place/place-page';
import { Stream } from './stream';

export const open = (at = '/evidence?step=search', queries = createQueryClient()) => {
  const routes = [
    { path: '/evidence', element: <EvidencePage /> },
    { path: '/evidence/files/:id/passages/:position', element: <PlacePage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

export const box = () => screen.findByLabelText('What do you want to find?');
export const searchButton = () => screen.getByRole('button', { name: 'Search' });
export const ask = async (question: string) => {
  await userEvent.type(await box(), question);
  await userEvent.click(searchButton());
};

/** Counts page loads; jsdom does not load and logs an error each time. */
export const countLoads = () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => complaints.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
};

/** Before each test: no open stream, real timers. */
export const resetScreen = (): void => {
  Stream.open = [];
  Object.assign(globalThis, { EventSource: Stream });
  jest.useRealTimers();
  jest.restoreAllMocks();
};
