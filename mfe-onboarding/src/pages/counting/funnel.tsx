import type { AnalyticsSummary } from '@evenhand/contracts/analytics/analytics';
import { Card } from '@evenhand/ui/card';
import { Table } from '@evenhand/ui/work/table';
import { countedWording, countsWording as wording } from '@evenhand/wording/analytics';

const isKnown = (funnel: string): funnel is keyof typeof wording.funnels => Object.hasOwn(wording.funnels, funnel);

type Step = AnalyticsSummary['funnels'][number]['steps'][number] & { id: string };

/** Visitors at each step, and their share of those at the first. */
export const Funnel = ({ funnel, steps }: AnalyticsSummary['funnels'][number]) => {
  const began = steps[0]?.visitors ?? 0;
  const title = isKnown(funnel) ? wording.funnels[funnel] : funnel;
  return (
    <Card title={title}>
      <Table<Step>
        label={title}
        columns={[
          { name: wording.step, isHead: true, cell: ({ name }) => countedWording.events[name] },
          {
            name: wording.visitors,
            isFigure: true,
            cell: ({ visitors }) =>
              began > 0 ? wording.reached(visitors, Math.round((100 * visitors) / began)) : visitors,
          },
        ]}
        rows={steps.map((step) => ({ ...step, id: step.name }))}
        isFramed
      />
    </Card>
  );
};
