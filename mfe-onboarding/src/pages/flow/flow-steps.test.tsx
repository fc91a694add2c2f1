import { type CasePart, type CasePartState, caseParts } from '@evenhand/contracts/dashboard/case-bar';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type FlowStep, FlowSteps } from './flow-steps';

const ticksOf = async (states: Partial<Record<CasePart, CasePartState>>, at: FlowStep) => {
  const parts = Object.fromEntries(caseParts.map((part) => [part, states[part] ?? 'open']));
  globalThis.fetch = async () => Response.json({ parts });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FlowSteps at={at} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('✓');
  const ticked = screen.getAllByRole('listitem').filter((step) => step.textContent?.includes('✓'));
  cleanup();
  return ticked.map((step) => step.textContent);
};

test('the review has its tick when the bar of the case shows it done: once both approved', async () => {
  const written = { answers: 'full', agreement: 'full' } as const;
  expect(await ticksOf(written, 'invite')).toEqual(['✓ Intake']);
  expect(await ticksOf({ ...written, review: 'half' }, 'sign')).toEqual(['✓ Intake', '✓ Invite']);
  expect(await ticksOf({ ...written, review: 'full' }, 'sign')).toEqual(['✓ Intake', '✓ Review', '✓ Invite']);
});

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
