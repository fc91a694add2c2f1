import { didYouMean } from '@evenhand/contracts/mail-domains';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { problemsWording } from '@evenhand/wording/problems';
import type { ComponentProps } from 'react';

const wording = problemsWording.fields;

/** A mail address; a domain that looks mistyped is questioned as it is written. */
export const MailInput = ({ autoComplete = 'off', ...input }: Omit<ComponentProps<typeof TextInput>, 'type'>) => {
  const meant = didYouMean(input.value);
  return (
    <>
      <TextInput {...input} type="email" autoComplete={autoComplete} />
      <div role="status">
        {meant !== null && (
          <p>
            {wording.didYouMean(meant)}{' '}
            <Button small kind="quiet" onClick={() => input.onChange(meant)}>
              {wording.useIt}
            </Button>
          </p>
        )}
      </div>
    </>
  );
};
