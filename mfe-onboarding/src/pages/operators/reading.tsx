import type { ServiceState } from '@evenhand/contracts/operators/operators';
import { Figure, Figures } from '@evenhand/ui/figure';
import { operatorsWording } from '@evenhand/wording/operators';
import styles from './operators.module.css';
import { countText, spanText } from './texts.js';
import { figureIn } from './use-operations.js';

const wording = operatorsWording.reading;

/** The workers of svc-evidence and what they have before them. */
export const Reading = ({ state }: { state: ServiceState | null }) => (
  <section className={styles.part}>
    <h2>{wording.title}</h2>
    <Figures cards>
      <Figure
        label={wording.workers}
        value={countText(state, figureIn(state, 'evenhand_living_workers'))}
        note={wording.workersNote}
      />
      <Figure
        label={wording.oldest}
        value={spanText(state, figureIn(state, 'evenhand_upload_oldest_waiting_seconds'))}
        note={wording.oldestNote}
      />
      <Figure
        label={wording.waiting}
        value={countText(state, figureIn(state, 'evenhand_waiting_uploads'))}
        note={wording.waitingNote}
      />
      <Figure
        label={wording.givenUp}
        value={countText(state, figureIn(state, 'evenhand_given_up_uploads'))}
        note={wording.givenUpNote}
      />
    </Figures>
  </section>
);
