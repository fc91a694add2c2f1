import { type CurrentUser, keepSession } from '@evenhand/contracts/auth/user';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { refreshSession, useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SignOutLink } from './sign-out-link';

const WARNED_BEFORE_MS = 120_000;
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/** Returns whether the page was used since the last call. */
const useActivity = () => {
  const active = useRef(false);
  useEffect(() => {
    const note = () => {
      active.current = true;
    };
    for (const sign of signsOfLife) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, note);
    };
  }, []);
  return () => {
    const was = active.current;
    active.current = false;
    return was;
  };
};

/**
 * Warns two minutes before a session ends. The session of an active person is prolonged instead; the absolute end is
 * only announced.
 */
const useSessionEnd = ({ idleEndsAt, endsAt }: CurrentUser['session']) => {
  const queries = useQueryClient();
  const [warned, setWarned] = useState(false);
  const wasActive = useActivity();
  const isFinal = idleEndsAt === endsAt;

  const stay = async () => {
    setWarned(false);
    await call(keepSession).catch(() => {});
    await refreshSession(queries);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timers follow the end of the session alone
  useEffect(() => {
    const left = Date.parse(idleEndsAt) - Date.now();
    const warn = () => (!isFinal && wasActive() ? void stay() : setWarned(true));
    const end = () => {
      setWarned(false);
      void refreshSession(queries);
    };
    const timers = [setTimeout(warn, left - WARNED_BEFORE_MS), setTimeout(end, left + 1_000)];
    return () => timers.forEach(clearTimeout);
  }, [idleEndsAt, endsAt]);

  return { warned, isFinal, stay, dismiss: () => setWarned(false) };
};

const words = shellWording.sessionEnd;

const Warning = ({ session }: { session: CurrentUser['session'] }) => {
  const { warned, isFinal, stay, dismiss } = useSessionEnd(session);
  if (!warned) return null;
  const goOn = isFinal ? dismiss : stay;
  return (
    <Modal title={isFinal ? words.finalTitle : words.title} closeLabel={shellWording.close} onClose={goOn}>
      <p>{isFinal ? words.finalText : words.text}</p>
      <Actions>
        <Button kind="primary" onClick={goOn}>
          {isFinal ? words.understood : words.stay}
        </Button>
        <SignOutLink className={buttonClass('secondary')} />
      </Actions>
    </Modal>
  );
};

/** Warns two minutes before the session ends. */
export const SessionWarning = () => {
  const { user } = useSession();
  return user && <Warning session={user.session} />;
};
