import { authenticateSandboxCard, confirmSandboxCard } from '@evenhand/contracts/billing/sandbox';
import type { Cents } from '@evenhand/contracts/money';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { checkoutWording } from '@evenhand/wording/checkout';
import { type FormEvent, useState } from 'react';
import { BankQuestion } from './bank-question.js';
import { PayButton } from './pay-button.js';
import { type Tried, usePaying } from './use-paying.js';
import { emptyCard, refusedIn, type WrittenCard } from './written-card.js';

const wording = checkoutWording.sandbox;

interface SandboxFormProps {
  clientSecret: string;
  amountDue: Cents;
}

/** The card form of the sandbox: it behaves like Stripe's, for test cards. */
export const SandboxForm = ({ clientSecret, amountDue }: SandboxFormProps) => {
  const [card, setCard] = useState(emptyCard);
  const [refused, setRefused] = useState<readonly (keyof WrittenCard)[]>([]);
  const [answerBank, setAnswerBank] = useState<((approve: boolean) => void) | null>(null);
  const { phase, failure, pay } = usePaying(clientSecret);

  const askBank = () => new Promise<boolean>((resolve) => setAnswerBank(() => resolve));

  const confirm = async (): Promise<Tried> => {
    const number = card.card.replace(/\s/g, '');
    const first = await call(confirmSandboxCard, { clientSecret, card: number });
    if (first.status !== 'requires_action') return triedBy(first);
    const approve = await askBank();
    setAnswerBank(null);
    return triedBy(await call(authenticateSandboxCard, { clientSecret, approve }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedIn(card);
    setRefused(wrong);
    if (wrong.length === 0 && phase === 'ready') void pay(confirm);
  };

  const field = (name: keyof WrittenCard) => ({
    value: card[name],
    error: refused.includes(name) ? wording.refused[name] : undefined,
    inputMode: 'numeric' as const,
    onChange: (value: string) => setCard({ ...card, [name]: value }),
  });

  return (
    <form onSubmit={submit} noValidate>
      <Notice quiet>
        <p>{wording.about}</p>
      </Notice>
      <TextInput {...field('card')} label={wording.card} hint={wording.cardHint} autoComplete="cc-number" />
      <TextInput {...field('expiry')} label={wording.expiry} hint={wording.expiryHint} autoComplete="cc-exp" short />
      <TextInput {...field('security')} label={wording.security} autoComplete="cc-csc" short />
      <PayButton amountDue={amountDue} phase={phase} failure={failure} />
      <details>
        <summary>{wording.cards}</summary>
        <ul>
          {wording.list.map(({ number, does }) => (
            <li key={number}>
              {number} {does}
            </li>
          ))}
        </ul>
      </details>
      {answerBank && <BankQuestion amountDue={amountDue} onAnswer={answerBank} />}
    </form>
  );
};

const triedBy = ({ status, message }: { status: string; message: string | null }): Tried =>
  status === 'declined' ? { result: 'failed', message: message ?? undefined } : { result: 'paid' };
