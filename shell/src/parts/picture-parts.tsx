import * as icons from '@evenhand/ui/icons';
import { AgreementPicture, DonePicture, EmptyPicture, LostPicture } from '@evenhand/ui/illustrations';
import { Mark, Wordmark } from '@evenhand/ui/mark';
import { shellWording } from '@evenhand/wording/shell';
import styles from './parts-page.module.css';

/** The mark, the illustrations, and every icon with its name. */
export const PictureParts = () => (
  <>
    <div className={styles.row}>
      <Wordmark name={shellWording.name} />
      <Mark size={64} />
      <Mark size={16} />
    </div>
    <div className={styles.pictures}>
      <AgreementPicture />
      <EmptyPicture />
      <DonePicture />
      <LostPicture />
    </div>
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  </>
);
