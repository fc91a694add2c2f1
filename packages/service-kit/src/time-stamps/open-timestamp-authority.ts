import { HttpTimestampAuthority } from './http-timestamp-authority.js';
import { LocalTimestampAuthority } from './local-timestamp-authority.js';
import type { TimestampAuthority } from './timestamp-authority.js';

interface Settings {
  DATA_FOLDER: string;
  TIMESTAMP_URL?: string | undefined;
}

/** The configured authority; without one, an authority of the service's own. */
export const openTimestampAuthority = async ({
  DATA_FOLDER: dataFolder,
  TIMESTAMP_URL: url,
}: Settings): Promise<TimestampAuthority> =>
  url && url !== 'off' ? new HttpTimestampAuthority(new URL(url)) : LocalTimestampAuthority.open(dataFolder);
