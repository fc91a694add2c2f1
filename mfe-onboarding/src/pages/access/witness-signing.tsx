import type { AccessView, Witnessed } from '@evenhand/contracts/access/access';
import { dayAndTime } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { accessWording } from '@evenhand/wording/access';
import styles from './access.module.css';
import { WitnessForm } from './witness-form.js';

const wording = accessWording.witness;

/** The signature block that is witnessed, without the text of the agreement. */
const WhatYouWitness = ({ witnessed }: { witnessed: Witnessed }) => {
  const { title, version, parties, signer, signature, signedAt, hash } = witnessed;
  return (
    <Card title={wording.what}>
      <dl className={styles.facts}>
        <dt>{wording.between}</dt>
        <dd>
          <bdi>{parties.owner}</bdi>, <bdi>{parties.partner}</bdi>
        </dd>
        <dt>{wording.document(title, version)}</dt>
        <dd>{wording.private}</dd>
        <dt>{wording.signature}</dt>
        <dd>
          {signature.kind === 'drawn' ? <img src={signature.image} alt={signature.name} height={48} /> : signature.name}
          <br />
          {wording.signedBefore(signer, dayAndTime(signedAt))}
        </dd>
        <dt>{wording.hash}</dt>
        <dd className={styles.hash}>{hash}</dd>
      </dl>
    </Card>
  );
};

/** Opens once the witnessed party has signed. */
export const WitnessSigning = ({ view: { party, witnessed, signing } }: { view: AccessView }) => {
  const signer = signing?.places.find(({ role }) => role === party);
  const own = signing?.places.find(({ role }) => role === `${party}-witness`);
  const name = signer?.name ?? '';
  return (
    <Page title={wording.title} lead={wording.lead(name)} kind="question">
      <div className={styles.stack}>
        {witnessed ? (
          <WhatYouWitness witnessed={witnessed} />
        ) : (
          <Notice>
            <p>{wording.notYet(name)}</p>
          </Notice>
        )}
        {own?.state === 'signed' && (
          <Notice kind="good">
            <p>{wording.signed}</p>
          </Notice>
        )}
        {witnessed && own?.state === 'waiting' && (
          <Notice>
            <p>{wording.over}</p>
          </Notice>
        )}
        {witnessed && own?.state === 'next' && <WitnessForm hash={witnessed.hash} />}
      </div>
    </Page>
  );
};
