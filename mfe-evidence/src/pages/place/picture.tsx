import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useState } from 'react';
import styles from './place.module.css';

const wording = evidenceSearchWording.place.picture;

interface PictureProps {
  address: string;
  /** Its name and the recognized text. */
  text: string;
}

/** Loaded lazily. */
export const Picture = ({ address, text }: PictureProps) => {
  const [isBroken, setBroken] = useState(false);
  const [name = '', ...words] = text.split('\n');
  if (isBroken) return <p className={styles.lead}>{wording.failed}</p>;
  return (
    <img
      className={styles.picture}
      src={address}
      alt={wording.said(name, words.join(' ').trim())}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
};
