import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Failure } from '@evenhand/web-kit/failure';
import { signingWording } from '@evenhand/wording/signing';
import type { ComponentProps } from 'react';
import { OtherName } from '../../signing/other-name.js';
import { SignatureName } from '../../signing/signature-name.js';

interface SigningEndProps {
  address: { value: string; onChange: (address: string) => void; error: string | undefined };
  signature: ComponentProps<typeof SignatureName>;
  otherName: ComponentProps<typeof OtherName>;
  words: { address: string; addressHelp: string; sign: string };
  failure: Error | null;
  isSending: boolean;
}

export const SigningEnd = ({ address, signature, otherName, words, failure, isSending }: SigningEndProps) => (
  <>
    <TextArea {...address} label={words.address} hint={words.addressHelp} rows={3} autoComplete="street-address" />
    <SignatureName {...signature} />
    <OtherName {...otherName} />
    <Failure error={failure} otherwise={signingWording.signFailed} />
    <Actions>
      <Button kind="primary" type="submit" busy={isSending}>
        {isSending ? signingWording.signing : words.sign}
      </Button>
    </Actions>
  </>
);
