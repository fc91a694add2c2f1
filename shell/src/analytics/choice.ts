import { setAnalyticsConsent } from '@evenhand/contracts/analytics/analytics';
import { call } from '@evenhand/web-kit/call';
import { tried } from '@evenhand/web-kit/storage';
import { analyticsConsent } from '@evenhand/wording/consents';

const KEY = 'evenhand-counting';

/** Consent in this browser. `visitor` is a random id, kept only while consent is given. */
export type Choice = { given: true; visitor: string } | { given: false; visitor: null };

const refused: Choice = { given: false, visitor: null };

/** The choice for the current consent text; null when none was made. */
export const readChoice = (): Choice | null => {
  const [version, visitor] = tried(() => localStorage.getItem(KEY))?.split(' ') ?? [];
  if (version !== analyticsConsent.version) return null;
  return visitor ? { given: true, visitor } : refused;
};

/** The page on which this browser was asked. */
const ASKED_KEY = 'evenhand-counting-asked';

/** True once, on the first page: the question is not repeated on the next one. */
export const asksOn = (pathname: string): boolean => {
  const asked = tried(() => localStorage.getItem(ASKED_KEY)) ?? pathname;
  tried(() => localStorage.setItem(ASKED_KEY, asked));
  return asked === pathname;
};

/**
 * Stores the choice here and at the API. Withdrawing consent deletes the id and its events.
 * @throws when the API cannot be reached; the choice is then unchanged
 */
export const choose = async (given: boolean): Promise<Choice> => {
  const before = readChoice();
  const visitor = before?.visitor ?? crypto.randomUUID();
  const { version } = analyticsConsent;
  if (given || before?.given) await call(setAnalyticsConsent, { visitor, given, version });
  tried(() => localStorage.setItem(KEY, given ? `${version} ${visitor}` : version));
  return given ? { given, visitor } : refused;
};
