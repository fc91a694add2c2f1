import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

/** Two people as two circles; children are drawn in the overlap. */
const TwoCircles = ({ children }: { children?: ReactNode }) => (
  <svg className={styles.picture} viewBox="0 0 520 420" aria-hidden="true">
    <circle className={styles.you} cx="195" cy="210" r="180" />
    <circle className={styles.partner} cx="325" cy="210" r="180" />
    <path className={styles.both} d="M260 42a180 180 0 0 1 0 336a180 180 0 0 1 0-336z" />
    {children}
  </svg>
);

const Paper = ({ children }: { children?: ReactNode }) => (
  <g>
    <rect className={styles.shadow} x="186" y="104" width="156" height="220" rx="6" />
    <rect className={styles.paper} x="182" y="98" width="156" height="220" rx="6" />
    {children}
  </g>
);

const lines = [
  [204, 86],
  [204, 112],
  [204, 100],
] as const;

const Lines = ({ from }: { from: number }) => (
  <>
    {lines.map(([x, width], at) => (
      <rect key={width} className={styles.line} x={x} y={from + at * 18} width={width} height="6" rx="3" />
    ))}
  </>
);

/** For the home page: the agreement between two people. */
export const AgreementPicture = () => (
  <TwoCircles>
    <Paper>
      <rect className={styles.title} x="204" y="124" width="70" height="9" rx="4.5" />
      <Lines from={152} />
      <rect className={styles.marked} x="204" y="170" width="112" height="10" rx="3" />
      <Lines from={212} />
      <path className={styles.yours} d="M204 288c6-14 10-14 12-2s6 8 12-4s8 6 20 0" />
      <path className={styles.theirs} d="M270 288c8-10 12-12 12-2s8 6 12-4s10 8 22 2" />
    </Paper>
  </TwoCircles>
);

/** For an empty state: a blank sheet. */
export const EmptyPicture = () => (
  <TwoCircles>
    <Paper>
      <rect className={styles.open} x="204" y="136" width="112" height="64" rx="8" />
      <path className={styles.plus} d="M260 154v28M246 168h28" />
      <Lines from={228} />
    </Paper>
  </TwoCircles>
);

/** For a completed task: a sheet with a tick. */
export const DonePicture = () => (
  <TwoCircles>
    <Paper>
      <rect className={styles.title} x="204" y="124" width="70" height="9" rx="4.5" />
      <Lines from={152} />
      <circle className={styles.seal} cx="260" cy="258" r="34" />
      <path className={styles.tick} d="M245 259l10 11l20-23" />
    </Paper>
  </TwoCircles>
);

/** For a page that does not exist. */
export const LostPicture = () => (
  <TwoCircles>
    <path className={styles.paper} d="M182 98h156v92l-22 12l-24-14l-26 16l-28-16l-26 14l-30-12z" />
    <rect className={styles.title} x="204" y="124" width="70" height="9" rx="4.5" />
    <rect className={styles.line} x="204" y="152" width="112" height="6" rx="3" />
    <path className={styles.paper} d="M182 222l30 12l26-14l28 16l26-16l24 14l22-12v96h-156z" />
    <rect className={styles.line} x="204" y="262" width="112" height="6" rx="3" />
    <rect className={styles.line} x="204" y="280" width="86" height="6" rx="3" />
  </TwoCircles>
);
