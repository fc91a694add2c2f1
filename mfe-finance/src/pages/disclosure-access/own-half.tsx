import { freezeHalf, revokeHalf } from '@evenhand/contracts/finance/half';
import { dayAndClock } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FreezeDialog } from '../../disclosures/freeze-dialog.js';
import { TakeBack } from '../../disclosures/take-back.js';
import { AssetsPanel } from '../../lists/assets-panel.js';
import { DebtsPanel } from '../../lists/debts-panel.js';
import { IncomesPanel } from '../../lists/incomes-panel.js';
import styles from '../../lists/lists.module.css';
import { ListsContext } from '../../lists/lists-context.js';
import { PropertyPanel } from '../../lists/property-panel.js';
import { financesKey, useRefresh } from '../../lists/use-finances.js';
import { halfLists, halfOf, type ReadHalf } from './half-lists.js';

const wording = disclosureWording.half;

interface OwnHalfProps {
  access: string;
  /** The other account is closed: the half can no longer be disclosed. */
  isClosed?: boolean;
}

/** The partner's own half: saved while it is edited, disclosed when it is frozen. */
export const OwnHalf = ({ access, isClosed = false }: OwnHalfProps) => {
  const lists = useMemo(() => halfLists(access), [access]);
  const half = useQuery({ queryKey: [...financesKey, 'half', access], queryFn: () => halfOf(access) });
  return (
    <ListsContext value={lists}>
      {!isClosed && <p>{wording.lead}</p>}
      <Loaded query={half} words={financeWording}>
        {(read) => (
          <>
            <AssetsPanel assets={read.assets} documents={[]} />
            <DebtsPanel debts={read.debts} documents={[]} />
            <IncomesPanel incomes={read.incomes} />
            {!isClosed && (
              <div className={styles.cards}>
                <PropertyPanel division={read.division} you="partner" />
                <Disclose access={access} half={read} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </ListsContext>
  );
};

const Disclose = ({ access, half }: { access: string; half: ReadHalf }) => {
  const [isFreezing, setFreezing] = useState(false);
  const refresh = useRefresh();
  const { assets, debts, incomes, frozen } = half;
  const isEmpty = assets.length + debts.length + incomes.length === 0;
  return (
    <Card title={wording.heading}>
      <p>{wording.choose}</p>
      {!isEmpty && <Button onClick={() => setFreezing(true)}>{wording.open}</Button>}
      {frozen && (
        <p className={styles.about}>
          {frozen.openedAt
            ? wording.opened(dayAndClock(frozen.frozenAt), dayAndClock(frozen.openedAt))
            : wording.waiting(dayAndClock(frozen.frozenAt))}
        </p>
      )}
      {frozen && (
        <TakeBack
          wording={wording.takeBack}
          takeBack={async () => {
            await call(revokeHalf, { access });
            await refresh();
          }}
        />
      )}
      {isFreezing && (
        <FreezeDialog
          listed={half}
          freeze={(chosen, attempt) => call(freezeHalf, { access, ...chosen }, { attempt })}
          onFrozen={refresh}
          onClose={() => setFreezing(false)}
        />
      )}
    </Card>
  );
};
