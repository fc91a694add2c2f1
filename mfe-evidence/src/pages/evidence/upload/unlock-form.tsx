import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type FormEvent, useState } from 'react';
import styles from './upload.module.css';

const wording = evidenceWording.upload.password;
/** From then on, the other way is shown. */
const OFTEN = 5;

interface UnlockFormProps {
  label: string;
  /** Resolves to whether it is right. */
  onPassword: (password: string) => Promise<boolean>;
}

/** The password is used on the device and never sent. */
export const UnlockForm = ({ label, onPassword }: UnlockFormProps) => {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || isBusy) return;
    setIsBusy(true);
    if (!(await onPassword(password))) setWrong(wrong + 1);
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        type="password"
        autoComplete="off"
        label={label}
        hint={wording.hint}
        value={password}
        onChange={setPassword}
      />
      <p className={styles.error} role="alert">
        {!isBusy && wrong > 0 && (wrong < OFTEN ? wording.wrong : wording.wrongOften(wrong))}
      </p>
      <Actions>
        <Button type="submit" busy={isBusy}>
          {wording.submit}
        </Button>
      </Actions>
    </form>
  );
};
