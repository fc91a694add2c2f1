import { endOtherSessions, endSession, type Session } from '@evenhand/contracts/auth/sessions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';
import styles from './account.module.css';
import { nameOf, SessionRow } from './session-row.js';

interface SessionsProps {
  sessions: readonly Session[];
  hasPassword: boolean;
  reload: () => Promise<void>;
  isChanging: boolean;
  changePassword: () => void;
}

const words = accountWording.sessions;

/** A person with the password can sign in again, so a change of password is offered next. */
const OthersEnded = ({
  hasPassword,
  isChanging,
  changePassword,
}: Pick<SessionsProps, 'hasPassword' | 'isChanging' | 'changePassword'>) => (
  <Notice kind="good" title={words.othersEnded}>
    {hasPassword && (
      <>
        <p>{words.passwordToo}</p>
        {!isChanging && (
          <Button kind="primary" onClick={changePassword}>
            {words.changeToo}
          </Button>
        )}
      </>
    )}
  </Notice>
);

export const Sessions = ({ sessions, hasPassword, reload, isChanging, changePassword }: SessionsProps) => {
  const ending = useMutation({
    mutationFn: ({ id }: Session) => call(endSession, undefined, { params: { id } }),
    onSuccess: reload,
  });
  const endingOthers = useMutation({ mutationFn: () => call(endOtherSessions), onSuccess: reload });
  const failure = ending.error ?? endingOthers.error;
  return (
    <section className={styles.part}>
      <h2>{words.title}</h2>
      <Failure error={failure} otherwise={accountWording.failed} />
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onEnd={() => ending.mutate(session)}
            reload={reload}
          />
        ))}
      </ul>
      <div className={styles.below}>
        <Button busy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
          {words.endOthers}
        </Button>
        <span>{words.stay}</span>
      </div>
      {ending.isSuccess && (
        <Notice kind="good">
          <p>{words.ended(nameOf(ending.variables))}</p>
        </Notice>
      )}
      {endingOthers.isSuccess && (
        <OthersEnded hasPassword={hasPassword} isChanging={isChanging} changePassword={changePassword} />
      )}
    </section>
  );
};
