import { type DifferingFigure, FactChoice } from '@evenhand/contracts/agreement/fact-choice';
import { chooseFigures } from '@evenhand/contracts/agreement/findings';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { OneChoice } from '@evenhand/ui/choices';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { agreementWording } from '@evenhand/wording/agreement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './findings.module.css';

const wording = agreementWording.figures;

type Chosen = Partial<Record<DifferingFigure['fact'], string>>;

const chosenBefore = (figures: DifferingFigure[]): Chosen =>
  Object.fromEntries(figures.flatMap(({ fact, chosen }) => (chosen ? [[fact, chosen]] : [])));

/** A changed choice calls for a new draft, which the page writes when its agreement is read again. */
const useChoose = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: FactChoice[]) => call(chooseFigures, { choices }),
    onSuccess: () => queries.invalidateQueries(),
  });
};

/** Figures that the answers and the financial statements state differently, each with its choice. */
export const Figures = ({ figures }: { figures: DifferingFigure[] }) => {
  const [chosen, setChosen] = useState<Chosen>(chosenBefore(figures));
  const choose = useChoose();
  if (figures.length === 0) return null;
  const choices = figures.flatMap(({ fact }) => FactChoice.safeParse({ fact, source: chosen[fact] }).data ?? []);
  return (
    <Card title={wording.title(figures.length)}>
      <p>{wording.lead}</p>
      <form
        className={styles.findings}
        onSubmit={(event) => {
          event.preventDefault();
          choose.mutate(choices);
        }}
      >
        {figures.map(({ fact, stated }) => (
          <OneChoice
            key={fact}
            label={wording.facts[fact]}
            value={chosen[fact]}
            onChange={(source) => setChosen({ ...chosen, [fact]: source })}
            options={stated.map(({ source, figure }) => ({
              value: source,
              label: figure,
              note: wording.sources[source],
            }))}
          />
        ))}
        <Failure error={choose.error} otherwise={wording.failed} />
        <Actions>
          <Button kind="primary" type="submit" busy={choose.isPending} disabled={choices.length < figures.length}>
            {wording.use(figures.length)}
          </Button>
        </Actions>
      </form>
    </Card>
  );
};
