import { Loaded } from '@evenhand/web-kit/loaded';
import { agreementWording } from '@evenhand/wording/agreement';
import type { PlaceOfChange } from '../answers/way-to-answer.js';
import { Checklist } from './checklist.js';
import { Figures } from './figures.js';
import { Findings } from './findings.js';
import styles from './findings.module.css';
import { useFindings } from './use-findings.js';

const wording = agreementWording.findings;

export const Checked = ({ from }: { from: PlaceOfChange }) => (
  <Loaded query={useFindings()} words={{ ...wording, tryAgain: agreementWording.tryAgain }}>
    {({ figures, findings, checklist }) => (
      <div className={styles.stack}>
        <Figures key={JSON.stringify(figures)} figures={figures} />
        <Findings findings={findings} from={from} />
        <Checklist checklist={checklist} />
      </div>
    )}
  </Loaded>
);
