import { agreementWording } from '@evenhand/wording/agreement';
import { Figures } from '../findings/figures.js';
import { Findings } from '../findings/findings.js';
import { useFindings } from '../findings/use-findings.js';
import styles from './signing.module.css';

const wording = agreementWording.findings;

/** Findings before a signature, folded unless one blocks the agreement. */
export const ThingsToLookAt = () => {
  const { data } = useFindings();
  if (!data) return null;
  const { figures, findings } = data;
  const count = figures.length + findings.length;
  if (count === 0) return null;
  return (
    <details className={styles.details} open={findings.some(({ severity }) => severity === 'blocking')}>
      <summary>{wording.title(count)}</summary>
      <Figures key={JSON.stringify(figures)} figures={figures} />
      {findings.length > 0 && <Findings findings={findings} from="signing" />}
    </details>
  );
};
