import type { ReactNode } from 'react';
import styles from './picture.module.css';

const Circle = ({ x, y = 90, r, who }: { x: number; y?: number; r: number; who: 'you' | 'partner' | 'both' }) => (
  <circle cx={x} cy={y} r={r} className={styles[who]} />
);

const Sheet = ({ x, y, width = 84, height = 108, children }: Box & { children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="4" className={styles.sheet} />
    {children}
  </g>
);

interface Box {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

const Line = ({ y, to = 68, marked = false }: { y: number; to?: number; marked?: boolean }) => (
  <path d={`M14 ${y}H${to}`} className={marked ? styles.marked : styles.line} />
);

const Signature = ({ x, who }: { x: number; who: 'you' | 'partner' }) => (
  <path d={`M${x} 92c5-9 8-9 9-2s5 3 8-3 5 1 9 1`} className={styles[`${who}Line`]} />
);

const Week = ({ y, days }: { y: number; days: string }) =>
  [...days].map((day, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change order
      key={index}
      x={48 + index * 34}
      y={y}
      width="28"
      height="28"
      rx="6"
      className={day === 'y' ? styles.you : styles.partner}
    />
  ));

const House = ({ x }: { x: number }) => <path d={`M${x} 96l48-42 48 42v52h-96z`} className={styles.sheet} />;

/** One drawing per article. */
const drawings: Record<string, ReactNode> = {
  '1': (
    <>
      <Circle x={120} r={72} who="you" />
      <Circle x={200} r={72} who="partner" />
      <Sheet x={118} y={36}>
        <Line y={22} />
        <Line y={38} to={60} marked />
        <Line y={54} />
        <Signature x={12} who="you" />
        <Signature x={46} who="partner" />
      </Sheet>
    </>
  ),
  '2': (
    <>
      <Circle x={96} r={64} who="you" />
      <Circle x={224} y={112} r={40} who="both" />
      <Sheet x={118} y={30} height={120}>
        <Line y={24} />
        <Line y={42} to={52} />
        <Line y={60} />
        <path d="M14 76H70" className={styles.rule} />
        <Line y={94} to={60} marked />
      </Sheet>
    </>
  ),
  '3': (
    <>
      <Week y={56} days="yyppyyy" />
      <Week y={96} days="ppyyppp" />
      <path d="M160 36V144" className={styles.rule} />
    </>
  ),
  '4': (
    <>
      <rect x="64" y="40" width="72" height="108" rx="8" className={styles.you} />
      <rect x="184" y="88" width="72" height="60" rx="8" className={styles.partner} />
      <path d="M144 66h28m-8-8 8 8-8 8" className={styles.bothLine} />
      <path d="M40 148H280" className={styles.rule} />
    </>
  ),
  '5': (
    <>
      <Circle x={110} r={64} who="you" />
      <Circle x={210} r={64} who="partner" />
      <House x={112} />
      <rect x="148" y="112" width="24" height="36" rx="3" className={styles.both} />
    </>
  ),
  '6': (
    <>
      <Circle x={104} y={104} r={52} who="you" />
      <Circle x={220} y={92} r={64} who="partner" />
      <path d="M104 52c28-28 74-30 104-10m-12-8 13 8-8 13" className={styles.bothLine} />
    </>
  ),
  '7': (
    <>
      <Circle x={160} y={140} r={26} who="both" />
      <path
        d="M160 114C160 84 76 88 64 46M160 114c0-30-32-44-34-70M160 114c0-30 34-44 36-70M160 114c0-30 84-26 96-68"
        className={styles.line}
      />
      <Circle x={64} y={38} r={18} who="you" />
      <Circle x={126} y={34} r={18} who="partner" />
      <Circle x={196} y={34} r={18} who="you" />
      <Circle x={256} y={38} r={18} who="partner" />
    </>
  ),
  '8': (
    <>
      <Circle x={90} r={60} who="you" />
      <Circle x={230} r={60} who="partner" />
      <Circle x={146} y={104} r={22} who="both" />
      <Circle x={180} y={110} r={16} who="both" />
      <path d="M70 156H250" className={styles.rule} />
    </>
  ),
  '9': (
    <>
      <Circle x={98} r={62} who="you" />
      <Circle x={222} r={62} who="partner" />
      <Sheet x={126} y={44} width={68} height={92}>
        <Line y={22} to={54} />
        <Line y={38} to={46} />
        <Line y={54} to={54} marked />
      </Sheet>
    </>
  ),
};

/** Decorative: it adds nothing to the text and has no alternative text. */
export const Picture = ({ of }: { of: string }) => (
  <svg className={styles.picture} viewBox="0 0 320 180" aria-hidden="true" role="presentation">
    {drawings[of]}
  </svg>
);
