/** Idle and absolute timeouts. */
export interface SessionLimits {
  idleMinutes: number;
  longestHours: number;
}

export interface SessionTimes {
  startedAt: Date;
  lastUsedAt: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most one write per session and minute. */
const RECORD_USE_EVERY = MINUTE;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Idle and absolute end; the first is never after the second. */
export const sessionEnds = (session: SessionTimes, limits: SessionLimits) => {
  const endsAt = after(session.startedAt, limits.longestHours * HOUR);
  const restsUntil = after(session.lastUsedAt, limits.idleMinutes * MINUTE);
  return { idleEndsAt: new Date(Math.min(restsUntil.getTime(), endsAt.getTime())), endsAt };
};

export const hasEnded = (session: SessionTimes, limits: SessionLimits, now: Date) =>
  now >= sessionEnds(session, limits).idleEndsAt;

export const shouldRecordUse = (session: SessionTimes, now: Date) =>
  now.getTime() - session.lastUsedAt.getTime() >= RECORD_USE_EVERY;

/** Sessions started or last used before these times have ended. */
export const endedBefore = (limits: SessionLimits, now: Date) => ({
  startedAt: after(now, -limits.longestHours * HOUR),
  lastUsedAt: after(now, -limits.idleMinutes * MINUTE),
});
