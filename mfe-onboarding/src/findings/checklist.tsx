import type { ChecklistItem, ChecklistState } from '@evenhand/contracts/agreement/findings';
import { Badge } from '@evenhand/ui/badge';
import { Card } from '@evenhand/ui/card';
import { agreementWording } from '@evenhand/wording/agreement';
import styles from './findings.module.css';

const wording = agreementWording.checklist;
const kinds = { done: 'good', open: 'attention', later: 'plain' } as const satisfies Record<ChecklistState, string>;

export const Checklist = ({ checklist }: { checklist: ChecklistItem[] }) => (
  <Card title={wording.title}>
    <ul className={styles.checklist}>
      {checklist.map(({ id, state, sentence, basis }) => (
        <li key={id}>
          <Badge kind={kinds[state]}>{wording.states[state]}</Badge>
          <span>
            {sentence}
            <small className={styles.why}>{basis}</small>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
