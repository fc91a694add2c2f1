import { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { Page } from '@evenhand/ui/page';
import { Sheet } from '@evenhand/ui/sheet';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { sampleAgreementWording as wording } from '@evenhand/wording/sample-agreement';
import published from '../../published/sample-agreement.json';
import { Blocks } from './blocks.js';
import styles from './sample-agreement.module.css';

const { title, parties, articles, schedules } = AgreementDocument.parse(published);

const SampleAgreementPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <div className={styles.paper}>
        <Sheet>
          <p className={styles.title}>{title}</p>
          <p className={styles.people}>{`${parties.owner} · ${parties.partner}`}</p>
          {articles.map(({ id, number, heading, note, blocks }) => (
            <section key={id} className={styles.article}>
              <h2>{`${number}. ${heading}`}</h2>
              <p className={styles.note}>{`${wording.plainWords} ${note}`}</p>
              <Blocks blocks={blocks} />
            </section>
          ))}
          {schedules.map(({ letter, heading, blocks }) => (
            <section key={letter} className={styles.article}>
              <h2>{wording.schedule(letter, heading)}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </Sheet>
      </div>
      <p>{wording.closing}</p>
      <PrimaryLink to="/?sign-in=register">{wording.start}</PrimaryLink>
    </Page>
  );
};

export default SampleAgreementPage;
