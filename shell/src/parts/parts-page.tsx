import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { ControlParts } from './control-parts';
import styles from './parts-page.module.css';
import { PeopleParts } from './people-parts';
import { PictureParts } from './picture-parts';
import { samples } from './samples';
import { WayParts } from './way-parts';
import { WorkParts } from './work-parts';

/** Every part of ui in all its states. The router knows it while developing only. */
const PartsPage = () => {
  useTitle(samples.title);
  return (
    <Page kind="work" title={samples.title} lead={samples.lead}>
      <div className={styles.parts}>
        <PeopleParts />
        <WayParts />
        <ControlParts />
        <WorkParts />
        <PictureParts />
      </div>
    </Page>
  );
};

export default PartsPage;
