import { endOtherSessions, endSession, type Session } from '@evenhand/contracts/auth/sessions';
import { dayAndTime, longDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';
import styles from './account.module.css';

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
          <li key={session.id} className={styles.row}>
            <div>
              <p className={styles.name}>
                {session.device} {session.current && <Badge kind="you">{words.thisDevice}</Badge>}
              </p>
              <p className={styles.fact}>{words.since(longDay(session.startedAt), dayAndTime(session.lastUsedAt))}</p>
            </div>
            {!session.current && (
              <Button
                small
                aria-label={words.endNamed(session.device)}
                busy={ending.isPending && ending.variables.id === session.id}
                onClick={() => ending.mutate(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
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
          <p>{words.ended(ending.variables.device)}</p>
        </Notice>
      )}
      {endingOthers.isSuccess && (
        <OthersEnded hasPassword={hasPassword} isChanging={isChanging} changePassword={changePassword} />
      )}
    </section>
  );
};
