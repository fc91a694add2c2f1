import { documentProgress, requiredDocuments } from '@evenhand/contracts/finance/documents';
import { hasListedProperty } from '@evenhand/contracts/finance/property';
import { cents } from '@evenhand/contracts/money';
import { Figure, Figures } from '@evenhand/ui/figure';
import { Progress } from '@evenhand/ui/progress';
import { ShareBar } from '@evenhand/ui/share-bar';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import styles from '../../lists/lists.module.css';
import type { Finances } from '../../lists/use-finances.js';
import { useIsSealed } from './sealed-notice.js';
import { assetsOf, totalAssets, totalDebts } from './sums.js';

const { property, summary: wording } = financeWording;
const sides = { party_a: 'you', party_b: 'partner', joint: 'both' } as const;

export const SummaryCards = ({
  finances: { assets, debts, documents, division },
  onSeeWorking,
}: {
  finances: Finances;
  onSeeWorking: () => void;
}) => {
  const { equalization } = division;
  const isSealed = useIsSealed();
  const [owned, owed] = [totalAssets(assets), totalDebts(debts)];
  const { provided, percent } = documentProgress(documents);
  const shares = (['party_a', 'party_b', 'joint'] as const).map((whose) => ({
    whose,
    amount: assetsOf(whose, assets),
  }));
  const bar = shares
    .filter(({ amount }) => amount > 0)
    .map(({ whose, amount }) => ({
      whose: sides[whose],
      amount,
      label: `${wording.shares[sides[whose]]} ${inDollars(amount)}`,
    }));
  return (
    <>
      <Figures cards>
        <Figure label={wording.assets} value={inDollars(owned)} note={bar.length > 0 && <ShareBar shares={bar} />} />
        <Figure label={wording.debts} value={inDollars(owed)} />
        <Figure label={wording.netWorth} value={inDollars(cents(owned - owed))} />
        {equalization && hasListedProperty(equalization) && (
          <Figure
            isOfBoth
            label={isSealed ? property.sealedHeading : property.heading}
            value={inDollars(equalization.payment)}
            note={
              <>
                {equalization.payor ? property.pays[equalization.payor] : property.nobody}{' '}
                <button type="button" className={styles.toWorking} onClick={onSeeWorking}>
                  {property.working}
                </button>
              </>
            }
          />
        )}
      </Figures>
      <div className={styles.progress}>
        <Progress percent={percent} label={wording.progress} />
        <p>{wording.provided(provided, requiredDocuments.length, percent)}</p>
      </div>
    </>
  );
};
