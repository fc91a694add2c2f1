import { setAnalyticsConsent } from '@evenhand/contracts/analytics/analytics';
import { call } from '@evenhand/web-kit/call';
import { analyticsConsent } from '@evenhand/wording/consents';

const KEY = 'evenhand-counting';

/** What somebody has chosen in this browser. `visitor` is a random id that exists only while they agree. */
export type Choice = { given: true; visitor: string } | { given: false; visitor: null };

const refused: Choice = { given: false, visitor: null };

/** The choice for the text as it is today; null while nobody was asked about it. */
export const readChoice = (): Choice | null => {
  const [version, visitor] = localStorage.getItem(KEY)?.split(' ') ?? [];
  if (version !== analyticsConsent.version) return null;
  return visitor ? { given: true, visitor } : refused;
};

/**
 * Keeps the choice here and on record. Taking consent back forgets the id, and what was recorded under it.
 * @throws when the API cannot be told; the choice is then as it was.
 */
export const choose = async (given: boolean): Promise<Choice> => {
  const before = readChoice();
  const visitor = before?.visitor ?? crypto.randomUUID();
  const { version } = analyticsConsent;
  if (given || before?.given) await call(setAnalyticsConsent, { visitor, given, version });
  localStorage.setItem(KEY, given ? `${version} ${visitor}` : version);
  return given ? { given, visitor } : refused;
};
