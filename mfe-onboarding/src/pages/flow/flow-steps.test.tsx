import { caseParts } from '@evenhand/contracts/dashboard/case-bar';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { FlowSteps } from './flow-steps';

test('a step before the current one has no tick when nothing was done in it', async () => {
  const parts = Object.fromEntries(caseParts.map((part) => [part, part === 'answers' ? 'full' : 'open']));
  globalThis.fetch = async () => Response.json({ parts });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FlowSteps at="invite" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('✓')).toBeVisible();
  const ticked = screen.getAllByRole('listitem').filter((step) => step.textContent?.includes('✓'));
  expect(ticked.map((step) => step.textContent)).toEqual(['✓ Intake']);
});
