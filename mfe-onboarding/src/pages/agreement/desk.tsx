import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { ReactNode } from 'react';
import { Contents } from './contents.js';
import styles from './paper.module.css';

/** Where the agreement lies to be read: its contents beside it on a wide screen, over it on a narrow one. */
export const Desk = ({ document, children }: { document: AgreementDocument; children: ReactNode }) => (
  <div className={styles.desk}>
    <Contents document={document} />
    <div>{children}</div>
  </div>
);
