import styles from './hatch.module.css';
import type { Whose } from './person.js';

/** The hatch pattern of the partner's colour. Place it in an SVG and fill with `url(#id)`. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.partner} width="5" height="5" />
      <rect className={styles.line} width="2" height="5" />
    </pattern>
  </defs>
);

/**
 * The fill of a person's part in a drawing.
 * @param hatch id of the drawing's Hatch.
 */
export const fillOf = (whose: Whose, hatch: string): { className?: string; fill?: string } =>
  whose === 'partner' ? { fill: `url(#${hatch})` } : { className: styles[whose] };
