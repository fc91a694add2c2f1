import { Loaded } from '@evenhand/web-kit/loaded';
import { versionsWording as wording } from '@evenhand/wording/versions';
import type { Names } from '../couple.js';
import { Compared } from './compared.js';
import { useVersions } from './use-versions.js';
import { VersionCard } from './version-card.js';

/** The versions that the partner was shown, compared. */
const ShownVersions = ({ names }: { names: Names }) => (
  <Loaded query={useVersions('partner')} words={wording}>
    {({ versions }) =>
      versions.length > 1 ? (
        <Compared versions={versions} party="partner">
          {({ to }, compared) => (
            <>
              <VersionCard version={to} party="partner" names={names} />
              {compared}
            </>
          )}
        </Compared>
      ) : (
        <p>{wording.onlyOne}</p>
      )
    }
  </Loaded>
);

export default ShownVersions;
