/** How long a session may rest, and how long it may last at all. */
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

/** How often a use is written down: the database is spared a write for each request. */
const RECORD_USE_EVERY = MINUTE;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** When the session ends if nothing is done, and when it ends in any case. The first is never after the second. */
export const sessionEnds = (session: SessionTimes, limits: SessionLimits) => {
  const endsAt = after(session.startedAt, limits.longestHours * HOUR);
  const restsUntil = after(session.lastUsedAt, limits.idleMinutes * MINUTE);
  return { idleEndsAt: new Date(Math.min(restsUntil.getTime(), endsAt.getTime())), endsAt };
};

export const hasEnded = (session: SessionTimes, limits: SessionLimits, now: Date) =>
  now >= sessionEnds(session, limits).idleEndsAt;

export const shouldRecordUse = (session: SessionTimes, now: Date) =>
  now.getTime() - session.lastUsedAt.getTime() >= RECORD_USE_EVERY;

/** Sessions started, or last used, before these moments have ended. */
export const endedBefore = (limits: SessionLimits, now: Date) => ({
  startedAt: after(now, -limits.longestHours * HOUR),
  lastUsedAt: after(now, -limits.idleMinutes * MINUTE),
});
