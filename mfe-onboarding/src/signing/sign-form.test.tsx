import type { SignAgreement } from '@evenhand/contracts/signing/signing';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { signingWording } from '@evenhand/wording/signing';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SignForm } from './sign-form';

const hash = 'a'.repeat(64);

const { problems } = signingWording;

const mailedCode = async () => ({ sentTo: 'a***@example.test', minutes: 10 });

const open = (sendCode: typeof mailedCode | null = mailedCode) => {
  const signed: SignAgreement[] = [];
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SignForm
          hash={hash}
          what={null}
          email={null}
          sendCode={sendCode}
          sign={async (signature) => signed.push(signature)}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return signed;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the sign form names each problem in a summary with links, and keeps the rest', async () => {
  const signed = open();
  type('Your full name', 'Alex Example');
  press('Sign Agreement');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByText('Five things before you can sign')).toBeVisible();
  expect(within(summary).getByText(problems.kept)).toBeVisible();
  expect(document.title).toContain('Error: ');
  expect(screen.getByText(problems.at.legalAdvice)).toBeVisible();
  expect(screen.getByLabelText('Name of your witness')).toBeInvalid();
  expect(screen.getByLabelText('Your full name')).toHaveValue('Alex Example');
  fireEvent.click(within(summary).getByRole('link', { name: 'Confirm that your witness is with you' }));
  expect(screen.getByLabelText(signingWording.witness.isHere)).toHaveFocus();
  choose(signingWording.witness.isHere);
  expect(await screen.findByText('Four things before you can sign')).toBeVisible();
  expect(signed).toEqual([]);
});

test('the sign form asks for no mailed code where a second factor replaces it', async () => {
  const signed = open(null);
  expect(screen.queryByLabelText('Code from the e-mail')).toBeNull();
  expect(screen.getByText(signingWording.code.byFactor)).toBeVisible();
  choose(/^No. I know that I can/);
  choose(/I have read this agreement and understand/);
  choose(signingWording.witness.isHere);
  type('Name of your witness', 'Grace Sample');
  type('E-mail address of your witness', 'grace@example.test');
  type('Your full name', 'Alex Example');
  press('Sign Agreement');
  await waitFor(() => expect(signed).toMatchObject([{ code: null }]));
});

test('the sign form explains what declining legal advice means', () => {
  open();
  choose(/^No. I know that I can/);
  expect(screen.getByRole('link', { name: signingWording.waiving.link })).toHaveAttribute('href', '/support');
});

test('the sign form sends a lawyer only together with advice that was received', async () => {
  const signed = open();
  choose(/^I have read this agreement/);
  choose(signingWording.witness.isHere);
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
