import { authenticateSandboxCard, confirmSandboxCard } from '@evenhand/contracts/billing/sandbox';
import type { Cents } from '@evenhand/contracts/money';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { useForm } from '@evenhand/web-kit/use-form';
import { checkoutWording } from '@evenhand/wording/checkout';
import { useState } from 'react';
import { z } from 'zod';
import { BankQuestion } from './bank-question.js';
import { CardPart } from './card-part.js';
import styles from './checkout.module.css';
import { PayButton } from './pay-button.js';
import { type Tried, usePaying } from './use-paying.js';

/** Removes the spaces between groups of digits. */
const written = (shape: RegExp) =>
  z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(shape));

const WrittenCard = z.object({
  card: written(/^\d{12,19}$/),
  expiry: written(/^(0?[1-9]|1[0-2])\/\d{2}$/),
  security: written(/^\d{3,4}$/),
});

const wording = checkoutWording.sandbox;

interface SandboxFormProps {
  clientSecret: string;
  amountDue: Cents;
}

/** The sandbox provider's card form, with the states of Stripe's test cards. */
export const SandboxForm = ({ clientSecret, amountDue }: SandboxFormProps) => {
  const [answerBank, setAnswerBank] = useState<((approve: boolean) => void) | null>(null);
  const { phase, failure, pay } = usePaying(clientSecret);

  const askBank = () => new Promise<boolean>((resolve) => setAnswerBank(() => resolve));

  const confirm = async (card: string): Promise<Tried> => {
    const first = await call(confirmSandboxCard, { clientSecret, card });
    if (first.status !== 'requires_action') return triedBy(first);
    const approve = await askBank();
    setAnswerBank(null);
    return triedBy(await call(authenticateSandboxCard, { clientSecret, approve }));
  };

  const { field, form } = useForm({
    schema: WrittenCard,
    start: { card: '', expiry: '', security: '' },
    refused: wording.refused,
    send: async ({ card }) => {
      if (phase === 'ready') await pay(() => confirm(card));
    },
  });
  const digits = (name: 'card' | 'expiry' | 'security') => ({ ...field(name), inputMode: 'numeric' as const });

  return (
    <form {...form}>
      <CardPart failure={failure}>
        <TextInput {...digits('card')} label={wording.card} autoComplete="cc-number" />
        <div className={styles.pair}>
          <TextInput
            {...digits('expiry')}
            label={wording.expiry}
            placeholder={wording.expiryHint}
            autoComplete="cc-exp"
          />
          <TextInput {...digits('security')} label={wording.security} autoComplete="cc-csc" />
        </div>
      </CardPart>
      <PayButton amountDue={amountDue} phase={phase} />
      <details>
        <summary>{wording.cards}</summary>
        <p>{wording.about}</p>
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
  status === 'declined' ? { result: 'declined', message: message ?? undefined } : { result: 'paid' };
