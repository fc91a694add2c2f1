import { classNames } from './class-names.js';
import styles from './person.module.css';

/** From the reader's perspective: "you" is the reader. */
export type Whose = 'you' | 'partner' | 'both';

/** A person's initial. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

interface PersonBadgeProps {
  whose: Whose;
  name: string;
  /** Hides the text alternative where the name is printed next to it. */
  quiet?: boolean;
  small?: boolean;
}

/** A person's initial in a circle: blue for you, plum and hatched for your partner, teal for both. */
export const PersonBadge = ({ whose, name, quiet = false, small = false }: PersonBadgeProps) => (
  <span
    className={classNames(styles.badge, styles[whose], small && styles.small)}
    {...(quiet ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    <span>{letterOf(name)}</span>
  </span>
);

/** Both people as overlapping circles. */
export const TwoPeople = ({ you, partner }: { you: string; partner: string }) => (
  <span className={styles.two}>
    <PersonBadge whose="you" name={you} quiet />
    <PersonBadge whose="partner" name={partner} quiet />
  </span>
);

/** A word in the colour of its person. */
export const WhoseLabel = ({ whose, children }: { whose: Whose; children: string }) => (
  <span className={classNames(styles.label, styles[`${whose}Label`])}>
    <span className={classNames(styles.key, styles[whose])} aria-hidden="true" />
    {children}
  </span>
);
