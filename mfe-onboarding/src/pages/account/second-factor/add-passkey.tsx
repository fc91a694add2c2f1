import { addPasskey, beginPasskey, RenamePasskey } from '@evenhand/contracts/auth/passkeys';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { makePasskey } from '@evenhand/web-kit/passkey';
import { useForm } from '@evenhand/web-kit/use-form';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { FactorRefusal } from './needs-proof.js';

const words = wording.passkeys;

interface AddPasskeyProps {
  onAdded: (name: string, recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Has the device make a passkey, and saves it under a name. */
export const AddPasskey = ({ onAdded, onCancel }: AddPasskeyProps) => {
  const { field, form, isSending, failure } = useForm({
    schema: RenamePasskey,
    start: { name: '' },
    refused: { name: words.nameMissing },
    send: async ({ name }) => {
      const credential = await makePasskey(await call(beginPasskey));
      return { name, ...(await call(addPasskey, { name, credential })) };
    },
    onSent: ({ name, codes }) => onAdded(name, codes),
  });
  return (
    <form {...form}>
      <p>{words.prepare}</p>
      <FactorRefusal error={failure} otherwise={words.notMade} />
      <TextInput {...field('name')} label={words.name} hint={words.nameHint} maxLength={60} />
      <p>{words.endsOthers}</p>
      <Actions>
        <Button type="submit" kind="primary" busy={isSending}>
          {words.go}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </form>
  );
};
