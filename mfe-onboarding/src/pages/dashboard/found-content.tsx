import { type Dashboard, decideFoundContent } from '@evenhand/contracts/dashboard/dashboard';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const wording = dashboardWording.foundContent;

export const FoundContent = ({ found }: { found: Dashboard['foundContent'] }) => {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: 'keep' | 'delete') => call(decideFoundContent, { decision }),
    onSuccess: () => queries.invalidateQueries(),
  });
  if (!found) return null;
  return (
    <Notice kind="attention" title={wording.title}>
      <p>{wording.text}</p>
      <p>
        {wording.elsewhere} <Link to="/evidence">{wording.toEvidence}</Link>,{' '}
        <Link to="/financial-tracker">{wording.toFinances}</Link>
      </p>
      {decide.isError && <p>{sentenceOf(decide.error, wording.failed)}</p>}
      <Actions>
        <Button kind="primary" busy={decide.isPending} onClick={() => decide.mutate('keep')}>
          {wording.keep}
        </Button>
        <Button busy={decide.isPending} onClick={() => decide.mutate('delete')}>
          {wording.delete}
        </Button>
      </Actions>
    </Notice>
  );
};
