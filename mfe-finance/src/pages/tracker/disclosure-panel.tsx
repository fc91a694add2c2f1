import { freezeDisclosure, listSnapshots } from '@evenhand/contracts/finance/snapshots';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FreezeDialog } from '../../disclosures/freeze-dialog.js';
import styles from '../../lists/lists.module.css';
import type { Finances } from '../../lists/use-finances.js';
import { ExportButton } from './export-button.js';
import { SnapshotRow } from './snapshot-row.js';

const wording = disclosureWording.owner;

export const DisclosurePanel = ({ finances }: { finances: Finances }) => {
  const [isFreezing, setFreezing] = useState(false);
  const snapshots = useQuery({ queryKey: [listSnapshots.path], queryFn: () => call(listSnapshots) });
  return (
    <Card title={wording.heading}>
      <p>{wording.lead}</p>
      <Actions>
        <Button onClick={() => setFreezing(true)}>{wording.open}</Button>
        <ExportButton finances={finances} />
      </Actions>
      <Loaded query={snapshots} words={financeWording}>
        {(list) => (
          <ul className={styles.documents}>
            {list.map((snapshot) => (
              <SnapshotRow key={snapshot.id} snapshot={snapshot} onChange={() => snapshots.refetch()} />
            ))}
          </ul>
        )}
      </Loaded>
      {isFreezing && (
        <FreezeDialog
          listed={finances}
          freeze={(chosen, attempt) => call(freezeDisclosure, chosen, { attempt })}
          onFrozen={() => snapshots.refetch()}
          onClose={() => setFreezing(false)}
        />
      )}
    </Card>
  );
};
