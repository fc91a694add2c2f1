import { type CurrentUser, keepSession } from '@evenhand/contracts/auth/user';
import { call } from '@evenhand/web-kit/call';
import { refreshSession } from '@evenhand/web-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const WARNED_BEFORE_MS = 120_000;
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether someone has used the page since the last time this was asked. */
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
 * Warns two minutes before a session ends. Someone who has used the page since the session was last prolonged is not
 * asked: it is prolonged for them. The absolute end cannot be moved, so there the warning only tells.
 */
export const useSessionEnd = ({ idleEndsAt, endsAt }: CurrentUser['session']) => {
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
