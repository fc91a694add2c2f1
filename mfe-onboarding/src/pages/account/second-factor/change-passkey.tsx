import {
  type Passkey,
  RenamePasskey as Renamed,
  removePasskey,
  renamePasskey,
} from '@evenhand/contracts/auth/passkeys';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { useForm } from '@evenhand/web-kit/use-form';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { useMutation } from '@tanstack/react-query';

const words = wording.passkeys;

interface ChangePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export const RenamePasskey = ({ passkey: { id, name }, onDone, onCancel }: ChangePasskeyProps) => {
  const { field, form, isSending, failure } = useForm({
    schema: Renamed,
    start: { name },
    refused: { name: words.nameMissing },
    send: (renamed) => call(renamePasskey, renamed, { params: { id } }),
    onSent: onDone,
  });
  return (
    <form {...form}>
      <Failure error={failure} otherwise={wording.failed} />
      <TextInput {...field('name')} label={words.name} hint={words.nameHint} maxLength={60} />
      <Actions>
        <Button type="submit" kind="primary" busy={isSending}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </form>
  );
};

export const RemovePasskey = ({ passkey: { id, name }, onDone, onCancel }: ChangePasskeyProps) => {
  const removing = useMutation({
    mutationFn: () => call(removePasskey, undefined, { params: { id } }),
    onSuccess: onDone,
  });
  return (
    <>
      <h3>{words.removeTitle(name)}</h3>
      <p>{words.removeText}</p>
      <Failure error={removing.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={removing.isPending} onClick={() => removing.mutate()}>
          {words.remove}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </>
  );
};
