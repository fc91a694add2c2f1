import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useState } from 'react';
import styles from './place.module.css';

const wording = evidenceSearchWording.place.picture;

interface PictureProps {
  address: string;
  alt: string;
  /** Its height is known then. */
  onLoad?: (() => void) | undefined;
}

/** @param text its name and the recognized text */
export const altOf = (text: string): string => {
  const [name = '', ...words] = text.split('\n');
  return wording.said(name, words.join(' ').trim());
};

/** Loaded lazily. */
export const Picture = ({ address, alt, onLoad }: PictureProps) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={styles.lead}>{wording.failed}</p>;
  return (
    <img
      className={styles.picture}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={() => setBroken(true)}
    />
  );
};
