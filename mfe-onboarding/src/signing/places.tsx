import type { SignerRole, Signing } from '@evenhand/contracts/signing/signing';
import { longDay, longMoment } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Card } from '@evenhand/ui/card';
import { signingWording as wording } from '@evenhand/wording/signing';
import styles from './signing.module.css';

const kindOf = { waiting: 'plain', next: 'info', signed: 'good' } as const;

interface PlacesProps {
  signing: Signing;
  /** Names of the roles from the reader's point of view. */
  roles: Record<SignerRole, string>;
}

export const Places = ({ signing, roles }: PlacesProps) => (
  <Card title={wording.whoSigns}>
    <ul className={styles.places}>
      {signing.places.map(({ role, name, signedAs, state, signedAt }) => (
        <li key={role}>
          <span>
            {roles[role]}
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {signedAs && <strong> ({wording.signedAs(signedAs)})</strong>}
              {signedAt && ` · ${wording.signedAt(longMoment(signedAt))}`}
            </span>
          </span>
          <Badge kind={kindOf[state]}>{wording.places[state]}</Badge>
        </li>
      ))}
    </ul>
    {signing.expiresAt && !signing.completedAt && <p>{wording.expires(longDay(signing.expiresAt))}</p>}
  </Card>
);
