import { getAnswering, switchAnswering } from '@evenhand/contracts/evidence/answering';
import { Tick } from '@evenhand/ui/choices';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceAnsweringWording as wording } from '@evenhand/wording/evidence-answering';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showRefused } from '../../../requests/outcome.js';
import styles from './answering.module.css';

const queryKey = [getAnswering.path];

const useAnswering = () => useQuery({ queryKey, queryFn: () => call(getAnswering), staleTime: 0 });

const useSwitchAnswering = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(switchAnswering, { isOn }),
    onSuccess: (answering) => queries.setQueryData(queryKey, answering),
    onError: (error) => showRefused(error, wording.notSaved),
  });
};

const Switch = ({ provider, isOn }: { provider: string; isOn: boolean }) => {
  const change = useSwitchAnswering();
  const saved = isOn ? wording.on : wording.off;
  return (
    <>
      <p>{wording.offered(provider)}</p>
      <p>{wording.leaves}</p>
      <p>{wording.checked}</p>
      <Tick
        label={wording.switch(provider)}
        checked={change.isPending ? change.variables : isOn}
        onChange={(wanted) => change.isPending || change.mutate(wanted)}
      />
      <p role="status" className={styles.saved}>
        {change.isPending && wording.saving}
        {change.isSuccess && saved}
      </p>
    </>
  );
};

export const Answering = () => {
  return (
    <section>
      <h3>{wording.title}</h3>
      <Loaded query={useAnswering()} words={wording}>
        {({ provider, isOn }) => (
          <div className={styles.answering}>
            {provider === null ? <p>{wording.own}</p> : <Switch provider={provider} isOn={isOn} />}
          </div>
        )}
      </Loaded>
    </section>
  );
};
