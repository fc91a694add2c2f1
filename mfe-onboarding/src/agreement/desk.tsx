import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { ReactNode } from 'react';
import { Contents } from './contents.js';
import styles from './paper.module.css';

export const Desk = ({ document, children }: { document: AgreementDocument; children: ReactNode }) => (
  <div className={styles.desk}>
    <Contents document={document} />
    <div>{children}</div>
  </div>
);
