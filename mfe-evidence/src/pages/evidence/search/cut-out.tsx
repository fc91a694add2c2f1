import { type PictureArea, type Retrieval, showPicture } from '@evenhand/contracts/evidence/search';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type SyntheticEvent, useState } from 'react';
import styles from './search.module.css';

const wording = evidenceSearchWording.answer.picture;

/** Around the words, in shares of the picture. */
const MARGIN = 0.015;

const withMargin = ({ left, top, width, height }: PictureArea): PictureArea => {
  const [from, above] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  return {
    left: from,
    top: above,
    width: Math.min(1, left + width + MARGIN) - from,
    height: Math.min(1, top + height + MARGIN) - above,
  };
};

const percent = (share: number): string => `${share * 100}%`;

/** The part of the picture that the quoted words were read from. */
export const CutOut = ({ citation: { fileId, position, area } }: { citation: Retrieval }) => {
  const [ratio, setRatio] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  if (!area || area.width <= 0 || area.height <= 0 || isBroken) return null;
  const part = withMargin(area);
  const loaded = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setRatio((part.width * naturalWidth) / Math.max(1, part.height * naturalHeight));
  return (
    <span className={styles.cutOut} style={{ aspectRatio: ratio ?? 4 }}>
      <img
        src={showPicture.path.replace(':id', encodeURIComponent(fileId)).replace(':position', String(position))}
        alt={wording.cutOut}
        loading="lazy"
        decoding="async"
        style={{
          width: percent(1 / part.width),
          height: percent(1 / part.height),
          left: percent(-part.left / part.width),
          top: percent(-part.top / part.height),
        }}
        onLoad={loaded}
        onError={() => setBroken(true)}
      />
    </span>
  );
};
