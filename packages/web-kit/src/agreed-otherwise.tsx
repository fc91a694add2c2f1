import { agreedOtherwise, type Payment } from '@evenhand/contracts/dashboard/agreed-otherwise';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { listDebts } from '@evenhand/contracts/finance/debts';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { Notice } from '@evenhand/ui/notice';
import { agreedOtherwiseWording as wording } from '@evenhand/wording/agreed-otherwise';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { inDollars } from './amount.js';
import { call } from './call.js';

const wayTo = (about: string, change: string, back: string): string =>
  `/intake?${new URLSearchParams({ step: 'financial-details', about, change, back })}`;

const inWords = ({ payor, amount }: Payment): string => (payor ? wording[payor](inDollars(amount)) : wording.neither);

/** Renewed with every change of the lists. Pending until the answers and the lists have arrived. */
export const useAgreedOtherwise = (isSignedIn = true) =>
  useQuery({
    queryKey: ['/api/financial', 'agreed-otherwise'],
    queryFn: async () => {
      const found = await Promise.all([call(getCaseOverview), call(getPropertyDivision), call(listDebts)]);
      return agreedOtherwise(...found);
    },
    staleTime: 0,
    retry: false,
    enabled: isSignedIn,
  });

interface AgreedOtherwiseProps {
  /** The page that a changed answer returns to. */
  back: 'dashboard' | 'agreement' | 'review';
  isInFinances?: boolean;
}

/** Where agreement and finances differ, with the reason and the way to the answer. Shown to the owner alone. */
export const AgreedOtherwise = ({ back, isInFinances = false }: AgreedOtherwiseProps) => {
  const { data } = useAgreedOtherwise();
  if (!data || (!data.equalization && data.debts === null)) return null;
  return (
    <Notice kind="attention" title={wording.title} quiet>
      {data.equalization && (
        <p>
          {wording.equalization(inWords(data.equalization.calculated), inWords(data.equalization.agreed))}{' '}
          <Link to={wayTo('equalization', 'equalizationOutcome', back)}>{wording.change.equalization}</Link>
        </p>
      )}
      {data.debts !== null && (
        <p>
          {wording.debts(data.debts)} <Link to={wayTo('debts', 'hasDebt', back)}>{wording.change.debts}</Link>
        </p>
      )}
      {!isInFinances && (
        <p>
          <Link to="/financial-tracker">{wording.finances}</Link>
        </p>
      )}
    </Notice>
  );
};
