import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { SignAgreement } from '@evenhand/contracts/signing/signing';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { SignForm } from './sign-form';

const hash = 'a'.repeat(64);

const release: DealLine = {
  topic: 'spousal-support-release',
  article: { id: 'spousal-support', number: 4 },
  child: null,
  figure: null,
  shares: null,
  payor: null,
  from: null,
  gist: null,
  text: 'Each of us releases the other from all claims to spousal support.',
};

const open = () => {
  const signed: SignAgreement[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignForm
        hash={hash}
        releases={[release]}
        sendCode={async () => ({ sentTo: 'a***@example.test', minutes: 10 })}
        sign={async (signature) => signed.push(signature)}
      />
    </QueryClientProvider>,
  );
  return signed;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the sign form refuses an incomplete signature at its fields and focuses the first', async () => {
  const signed = open();
  press('Sign Agreement');
  expect(await screen.findAllByText('Please confirm this.')).toHaveLength(2);
  expect(screen.getByLabelText(/^I have read this agreement/)).toHaveFocus();
  expect(screen.getByLabelText('Name of your witness')).toBeInvalid();
  expect(screen.getByLabelText('Your full name')).toBeInvalid();
  expect(signed).toEqual([]);
});

test('the sign form shows what the signature gives up, with its article', () => {
  open();
  expect(screen.getByText('By signing, each of you gives up')).toBeVisible();
  expect(screen.getByText('Spousal support, Article 4')).toBeVisible();
  expect(screen.getByText(release.text)).toBeVisible();
});

test('the sign form sends a lawyer only together with advice that was received', async () => {
  const signed = open();
  choose(/^I have read this agreement/);
  choose(/^I agree to sign electronically/);
  type(/^On which day/, '2026-11-20');
  choose('Yes, I had legal advice');
  type('Name of your lawyer', 'Lee');
  choose(/^No. I know that I can/);
  type('Name of your witness', 'Wren Witness');
  type('E-mail address of your witness', 'wren@example.test');
  type('Code from the e-mail', '123456');
  type('Your full name', 'Alex Example');
  press('Sign Agreement');
  expect(await screen.findByRole('button', { name: 'Signed' })).toBeDisabled();
  expect(signed).toEqual([
    expect.objectContaining({
      hash,
      legalAdvice: 'waived',
      lawyer: null,
      witness: { name: 'Wren Witness', email: 'wren@example.test' },
      signature: { kind: 'typed', name: 'Alex Example' },
    }),
  ]);
});
