import { changePassword, type SignInWays } from '@evenhand/contracts/auth/change-password';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Focused } from '@evenhand/web-kit/focused';
import { useSession } from '@evenhand/web-kit/session';
import { accountWording } from '@evenhand/wording/account';
import { useState } from 'react';
import styles from './account.module.css';
import { MailedLink } from './mailed-link.js';
import { PasswordForm } from './password-form.js';
import { RemovePassword } from './remove-password.js';
import { SecondFactorPart } from './second-factor/second-factor.js';

interface WaysProps {
  ways: SignInWays;
  isChanging: boolean;
  setChanging: (isChanging: boolean) => void;
  reload: () => Promise<void>;
}

const FIRST = 'input:not([hidden]), button';

const { ways: words, password: passwordWords } = accountWording;

export const Ways = ({ ways, isChanging, setChanging, reload }: WaysProps) => {
  const { hasPassword, addressProvenLately } = ways;
  const { user } = useSession();
  const [isRemoving, setRemoving] = useState(false);
  const [done, setDone] = useState<'saved' | 'removed'>();
  const email = user?.email ?? null;
  const asksCurrent = hasPassword && !addressProvenLately;
  const open = (part: 'change' | 'remove' | null) => {
    setDone(undefined);
    setChanging(part === 'change');
    setRemoving(part === 'remove');
  };
  const finish = async (what: 'saved' | 'removed') => {
    open(null);
    setDone(what);
    await reload();
  };
  return (
    <section className={styles.part}>
      <h2>{words.title}</h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{words.link}</p>
            <p className={styles.fact}>{words.linkText}</p>
          </div>
        </li>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{words.password}</p>
            <p className={styles.fact}>{hasPassword ? words.isSet : words.notSet}</p>
          </div>
          <div className={styles.buttons}>
            <Button small onClick={() => open('change')}>
              {hasPassword ? words.change : words.choose}
            </Button>
            {hasPassword && (
              <Button small onClick={() => open('remove')}>
                {words.remove}
              </Button>
            )}
          </div>
        </li>
      </ul>
      <SecondFactorPart ways={ways} reload={reload} />
      {done && (
        <Notice kind="good">
          <p>{passwordWords[done]}</p>
        </Notice>
      )}
      {isChanging && (hasPassword || addressProvenLately) && (
        <Focused first={FIRST} className={styles.form}>
          <p>{passwordWords.endsOthers}</p>
          <PasswordForm
            email={email}
            asksCurrent={asksCurrent}
            save={async (chosen) => {
              await call(changePassword, chosen);
              await finish('saved');
            }}
            onCancel={() => open(null)}
          />
          {asksCurrent && email && <MailedLink email={email} />}
        </Focused>
      )}
      {isChanging && !hasPassword && !addressProvenLately && email && (
        <Focused first={FIRST} className={styles.form}>
          <p>{passwordWords.needsProof}</p>
          <MailedLink email={email} />
        </Focused>
      )}
      {isRemoving && (
        <Focused first={FIRST} className={styles.form}>
          <RemovePassword asksCurrent={asksCurrent} onRemoved={() => finish('removed')} onCancel={() => open(null)} />
          {asksCurrent && email && <MailedLink email={email} />}
        </Focused>
      )}
    </section>
  );
};
