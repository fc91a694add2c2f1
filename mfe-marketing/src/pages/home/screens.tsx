import { homeWording } from '@evenhand/wording/home';
import { Link } from 'react-router-dom';
import styles from './screens.module.css';

const { title, items } = homeWording.screens;

/** Screenshots of the product in mfe-marketing/pictures, which `npm run pictures -- home` takes. */
export const Screens = () => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <ul className={styles.screens}>
      {items.map(({ name, alt, title, to, text }) => (
        <li key={name}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${name}-dark.webp`} />
            <img
              src={`/pictures/${name}-light.webp`}
              alt={alt}
              width={390}
              height={600}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
