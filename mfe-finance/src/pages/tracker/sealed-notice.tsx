import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { financeWording } from '@evenhand/wording/finance';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const wording = financeWording.sealed;

/** Once the agreement is sealed: entries made here are in no agreement. */
export const useIsSealed = (): boolean => {
  const { data } = useQuery({ queryKey: [getCaseBar.path], queryFn: () => call(getCaseBar), retry: false });
  return data?.parts.documents === 'full';
};

export const SealedNotice = () => {
  if (!useIsSealed()) return null;
  return (
    <Notice quiet>
      <p>
        {wording.text} <Link to="/flow/sign">{wording.link}</Link>
      </p>
    </Notice>
  );
};
