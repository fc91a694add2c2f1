import type { Asset } from '@evenhand/contracts/finance/assets';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import styles from './assets.module.css';
import { longDay } from './long-day.js';
import { totalOf } from './total-of.js';

const wording = financeWording.assets;

const Row = ({ name, category, ownership, value, description, location, valuationDate }: Asset) => (
  <tr>
    <th scope="row">
      <bdi>{name}</bdi>
      <p className={styles.about}>{[financeWording.categories[category], location].filter(Boolean).join(' · ')}</p>
      {description && <p className={styles.about}>{description}</p>}
      <p className={styles.about}>{wording.valuedOn(longDay(valuationDate))}</p>
    </th>
    <td>
      <span className={styles[ownership]}>{financeWording.ownership[ownership]}</span>
    </td>
    <td className={styles.amount}>{inDollars(value)}</td>
  </tr>
);

export const AssetsTable = ({ assets }: { assets: Asset[] }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{wording.heading}</caption>
    <thead>
      <tr>
        <th scope="col">{wording.columns.name}</th>
        <th scope="col">{wording.columns.ownership}</th>
        <th scope="col" className={styles.amount}>
          {wording.columns.value}
        </th>
      </tr>
    </thead>
    <tbody>
      {assets.map((asset) => (
        <Row key={asset.id} {...asset} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {wording.total}
        </th>
        <td className={styles.amount}>{inDollars(totalOf(assets))}</td>
      </tr>
    </tfoot>
  </table>
);
