import { goToSignIn } from '@evenhand/contracts/auth/navigation';
import { buttonClass } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { Notice } from '@evenhand/ui/notice';
import { Tabs } from '@evenhand/ui/tabs';
import { type TrackedEvent, useTracked } from '@evenhand/web-kit/track';
import { shellWording } from '@evenhand/wording/shell';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RecoveryNotice } from '../factor-recovery/recovery-notice';
import { useFetchAhead } from '../remotes/fetch-ahead';
import { leaveForAccount } from './account-return';
import { LinkTab } from './link-tab';
import { PasskeySignIn } from './passkey-sign-in';
import { type Mode, PasswordTab } from './password-tab';
import { AFTER_SIGN_IN } from './sign-in-address';
import styles from './sign-in-dialog.module.css';
import { hasSignedInBefore } from './visits';

const accountWords = shellWording.signIn.account;

/** Navigates to the issuer of external accounts. */
const AccountTab = ({ returnTo }: { returnTo: string | undefined }) => (
  <>
    <p>{accountWords.explained}</p>
    <a
      className={buttonClass('primary', true)}
      onClick={leaveForAccount}
      href={`${goToSignIn.path}?${new URLSearchParams({ by: 'account', ...(returnTo && { returnTo }) })}`}
    >
      {accountWords.go}
    </a>
  </>
);

interface SignInDialogProps {
  /**
   * `register` for a new account, `failed` after an external account did not work, `no-issuer` where none is set up.
   */
  asked?: string;
  /** A session ended: the dialog gives this reason. */
  isEnd?: boolean;
  returnTo: string | undefined;
  onClose: () => void;
  onSignedIn: () => Promise<void>;
}

const words = shellWording.signIn;

const titleOf = (mode: Mode, isEnd: boolean): string => {
  if (mode === 'register') return words.createAccount;
  if (isEnd) return words.ended.title;
  return hasSignedInBefore() ? words.welcomeBack : words.welcome;
};

/** The dialog opens with the link tab; choosing the password tab starts a registration. */
const signUpBy = (way: 'link' | 'password'): TrackedEvent => ({ name: 'signup-started', properties: { way } });

const SignInDialog = ({ asked, isEnd = false, returnTo, onClose, onSignedIn }: SignInDialogProps) => {
  const [mode, setMode] = useState<Mode>(asked === 'register' ? 'register' : 'sign-in');
  const [email, setEmail] = useState('');
  useTracked(mode === 'register' ? signUpBy(asked === 'register' ? 'link' : 'password') : null);
  useFetchAhead(email === '' ? null : (returnTo ?? (isEnd ? location.pathname : AFTER_SIGN_IN)));
  const shared = { email, setEmail };
  const { title, text } = shellWording.messages.signInFailed;
  return (
    <Modal title={titleOf(mode, isEnd)} closeLabel={shellWording.close} onClose={onClose}>
      <RecoveryNotice />
      {isEnd && (
        <Notice>
          <p>{words.ended.text}</p>
        </Notice>
      )}
      {asked === 'failed' && (
        <Notice kind="danger" title={title}>
          <p>{text}</p>
        </Notice>
      )}
      {asked === 'no-issuer' && (
        <Notice title={words.account.missing.title}>
          <p>{words.account.missing.text}</p>
        </Notice>
      )}
      <Tabs
        label={words.ways}
        tabs={[
          { key: 'link', name: words.byLink, panel: <LinkTab {...shared} returnTo={returnTo} /> },
          {
            key: 'password',
            name: words.byPassword,
            panel: <PasswordTab {...shared} mode={mode} setMode={setMode} onSignedIn={onSignedIn} />,
          },
          { key: 'account', name: words.byAccount, panel: <AccountTab returnTo={returnTo} /> },
        ]}
      />
      {mode === 'sign-in' && (
        <div className={styles.passkey}>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </div>
      )}
      <p className={styles.agree}>
        {words.agree.before}
        <Link to="/terms">{words.agree.terms}</Link>
        {words.agree.between}
        <Link to="/privacy">{words.agree.privacy}</Link>
        {words.agree.after}
      </p>
    </Modal>
  );
};

export default SignInDialog;
