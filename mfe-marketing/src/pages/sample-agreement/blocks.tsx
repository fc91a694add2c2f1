import type { Block } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { sampleAgreementWording as wording } from '@evenhand/wording/sample-agreement';
import styles from './sample-agreement.module.css';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const Table = ({ header, rows }: Of<'table'>) => (
  <div className={styles.wide}>
    <table>
      <thead>
        <tr>
          {header.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, column) => (
              <td key={header[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Working = ({ caption, steps }: Of<'working'>) => (
  <figure className={styles.working}>
    <figcaption>{caption}</figcaption>
    <dl>
      {steps.map(({ label, amount, citation, inForce }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
          <dd className={styles.citation}>
            {citation}
            {inForce && `, ${wording.inForceSince(longDate(inForce))}`}
          </dd>
        </div>
      ))}
    </dl>
  </figure>
);

const One = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.clause}>
          <span>{block.number}</span> <span>{block.text}</span>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'working':
      return <Working {...block} />;
  }
};

export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block) => <One key={JSON.stringify(block)} block={block} />);
