import type { SignAgreement } from '@evenhand/contracts/signing/signing';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignForm } from './sign-form';

const hash = 'a'.repeat(64);

const open = () => {
  const signed: SignAgreement[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignForm
        hash={hash}
        sendCode={async () => ({ sentTo: 'a***@example.test', minutes: 10 })}
        sign={async (signature) => signed.push(signature)}
      />
    </QueryClientProvider>,
  );
  return signed;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('a signature that is not complete is refused at its fields, and the first of them takes the focus', async () => {
  const signed = open();
  await press('Sign Agreement');
  expect(await screen.findAllByText('Please confirm this.')).toHaveLength(2);
  expect(screen.getByLabelText(/^I have read this agreement/)).toHaveFocus();
  expect(screen.getByLabelText('Name of your witness')).toBeInvalid();
  expect(screen.getByLabelText('Your full name')).toBeInvalid();
  expect(signed).toEqual([]);
});

test('a lawyer is sent only beside advice that was received', async () => {
  const signed = open();
  await userEvent.click(screen.getByLabelText(/^I have read this agreement/));
  await userEvent.click(screen.getByLabelText(/^I agree to sign electronically/));
  await type(/^On which day/, '2026-11-20');
  await userEvent.click(screen.getByLabelText('Yes, I had legal advice'));
  await type('Name of your lawyer', 'Lee');
  await userEvent.click(screen.getByLabelText(/^No. I know that I can/));
  await type('Name of your witness', 'Wren Witness');
  await type('E-mail address of your witness', 'wren@example.test');
  await type('Code from the e-mail', '123456');
  await type('Your full name', 'Alex Example');
  await press('Sign Agreement');
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
