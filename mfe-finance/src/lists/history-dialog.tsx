import { dayAndClock } from '@evenhand/contracts/toronto';
import { Loaded } from '@evenhand/web-kit/loaded';
import { financeWording } from '@evenhand/wording/finance';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../drawer.js';
import type { List } from './lists.js';
import styles from './lists.module.css';
import { shownOf, type Written, writtenOf } from './written-item.js';

const wording = financeWording.list;

interface HistoryDialogProps<Item extends object> {
  list: List<Item>;
  item: Item & { id: string };
  onClose: () => void;
}

export const HistoryDialog = <Item extends object>({ list, item, onClose }: HistoryDialogProps<Item>) => {
  const history = useQuery({
    queryKey: [list.path, item.id, 'history'],
    queryFn: () => list.history(item.id),
    gcTime: 0,
  });
  const differences = (was: Written, is: Written) =>
    list.specs
      .filter(({ name }) => was[name] !== is[name])
      .map((spec) => ({ label: spec.label, was: shownOf(was[spec.name], spec), is: shownOf(is[spec.name], spec) }));
  return (
    <Drawer title={wording.historyOf(list.nameOf(item))} closeLabel={financeWording.add.close} onClose={onClose}>
      <Loaded query={history} words={financeWording}>
        {(versions) => (
          <ol className={styles.history}>
            {versions.map((version, index) => {
              const before = versions[index + 1];
              const changed = before
                ? differences(writtenOf(before.item, list.specs), writtenOf(version.item, list.specs))
                : [];
              return (
                <li key={version.version}>
                  <strong>{wording.changes[version.change]}</strong>{' '}
                  <span className={styles.about}>{dayAndClock(version.at)}</span>
                  {changed.map(({ label, was, is }) => (
                    <p key={label} className={styles.about}>
                      {label}: <s>{was}</s> <bdi>{is}</bdi>
                    </p>
                  ))}
                </li>
              );
            })}
          </ol>
        )}
      </Loaded>
    </Drawer>
  );
};
