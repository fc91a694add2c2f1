import { type NeededSetting, unsafeSettings } from '../config/outside-localhost.js';
import type { Log } from '../logs/log.js';

/** Logs at every start what `ALLOW_INSECURE=true` accepts. */
export const warnOfUnsafeSettings = (
  log: Log,
  settings: Readonly<Record<string, unknown>> & { ALLOW_INSECURE: boolean },
  needed: readonly NeededSetting[] = [],
): void => {
  if (!settings.ALLOW_INSECURE) return;
  const names = unsafeSettings(settings, needed).map(({ name }) => name);
  log.warn({ settings: names }, 'ALLOW_INSECURE is set: unsafe settings are accepted');
};
