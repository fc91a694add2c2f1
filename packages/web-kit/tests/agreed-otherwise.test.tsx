import { agreedOtherwiseWording as wording } from '@evenhand/wording/agreed-otherwise';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AgreedOtherwise } from '../src/agreed-otherwise';
import { createQueryClient } from '../src/query-client';

const answers: Record<string, unknown> = {
  '/api/case/overview': { agreed: { equalization: { payor: null, amount: 0 }, debts: false } },
  '/api/financial/property': { equalization: { payor: 'owner', payment: 22_712_55 } },
  '/api/financial/debts': [{ goesTo: null, isForMatrimonialHome: false }],
};

test('a payment and debts that differ are shown in both versions, with the way to each answer', async () => {
  globalThis.fetch = async (path) => Response.json(answers[String(path)]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AgreedOtherwise back="agreement" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(
    await screen.findByText(
      /by what is listed in your finances, you pay \$22,712\.55\. In the agreement, neither of you pays\./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/your finances list one debt .* no debts to divide\./)).toBeVisible();
  const [payment, debts] = [wording.change.equalization, wording.change.debts].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(payment).toHaveAttribute('href', expect.stringContaining('change=equalizationOutcome&back=agreement'));
  expect(debts).toHaveAttribute('href', expect.stringContaining('change=hasDebt&back=agreement'));
  expect(screen.getByRole('link', { name: wording.finances })).toHaveAttribute('href', '/financial-tracker');
});
