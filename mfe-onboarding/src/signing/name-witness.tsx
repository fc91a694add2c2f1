import { NameWitness } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { useForm } from '@evenhand/web-kit/use-form';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HandOver, type HandOverProps } from './hand-over.js';

interface NameAnotherProps {
  name: (named: NameWitness) => Promise<unknown>;
}

/** After signing: the witness signs here, gets the link again, or is replaced. */
export const NameAnotherWitness = ({ name, ...here }: NameAnotherProps & HandOverProps) => (
  <NameAnother wording={signingWording.witness} name={name} first={<HandOver {...here} />} />
);

/** The same for a lawyer's certificate, which can also be dropped. */
export const NameAnotherLawyer = ({ name, drop }: NameAnotherProps & { drop: () => Promise<unknown> }) => {
  const dropping = useMutation({ mutationFn: drop });
  return (
    <NameAnother wording={signingWording.lawyer} name={name}>
      <Failure error={dropping.error} otherwise={signingWording.lawyer.noneFailed} />
      <Actions>
        <Button kind="quiet" busy={dropping.isPending} onClick={() => dropping.mutate()}>
          {signingWording.lawyer.none}
        </Button>
      </Actions>
    </NameAnother>
  );
};

interface NamedProps extends NameAnotherProps {
  wording: typeof signingWording.witness | typeof signingWording.lawyer;
  first?: ReactNode;
  children?: ReactNode;
}

const NameAnother = ({ wording, name, first, children }: NamedProps) => {
  const { field, form, isSending, isSaved, failure } = useForm({
    schema: NameWitness,
    start: { name: '', email: '' },
    refused: wording.refused,
    send: name,
    mails: ['email'],
  });
  return (
    <Card title={wording.waiting}>
      {first}
      <details>
        <summary>{wording.change}</summary>
        {'changeHelp' in wording && <p>{wording.changeHelp}</p>}
        <form {...form}>
          <TextInput label={wording.name} autoComplete="off" {...field('name')} />
          <MailInput label={wording.email} {...field('email')} />
          <Failure error={failure} otherwise={signingWording.signFailed} />
          {isSaved && (
            <Notice kind="good">
              <p>{wording.sent}</p>
            </Notice>
          )}
          <Button type="submit" busy={isSending}>
            {wording.send}
          </Button>
        </form>
      </details>
      {children}
    </Card>
  );
};
