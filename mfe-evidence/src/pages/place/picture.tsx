import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useState } from 'react';
import styles from './place.module.css';

const wording = evidenceSearchWording.place.picture;

interface PictureProps {
  address: string;
  /** Its name, and below it the words that were read in it. */
  text: string;
}

/** A picture of the conversation; it is loaded when one comes near it. */
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
