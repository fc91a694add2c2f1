import type { AgreementDocument, Article, Block } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import styles from './paper.module.css';
import { Working } from './working.js';

/** Text that the last change wrote is marked. */
const Words = ({ text, added }: { text: string; added: readonly string[] }) =>
  added.includes(text) ? <mark>{text}</mark> : text;

const Passage = ({ block, added }: { block: Block; added: readonly string[] }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.clause} dir="auto">
          <span className={styles.number}>{block.number}</span>{' '}
          <span className={styles.text}>
            <Words text={block.text} added={added} />
          </span>
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} added={added} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className={styles.table}>
          <thead>
            <tr>
              {block.header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) => (
                  <td key={block.header[index]}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'working':
      return (
        <div className={styles.working}>
          <Working caption={block.caption} steps={block.steps} />
        </div>
      );
  }
};

/** `added`: texts that an earlier version did not have. */
export const Passages = ({ blocks, added = [] }: { blocks: Block[]; added?: readonly string[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a passage has no other identity than its place
    <Passage key={index} block={block} added={added} />
  ));

const Margin = ({ article }: { article: Article }) => (
  <aside className={styles.margin} aria-label={`${wording.note}: ${article.heading}`}>
    <p>
      <strong>{wording.note}.</strong> {article.note}
    </p>
    <p className={styles.basis}>
      {wording.basis}: {article.basis.join('; ')}
    </p>
  </aside>
);

/** The whole text, each article with its note. */
export const Paper = ({ document }: { document: AgreementDocument }) => (
  <article className={styles.paper}>
    <header>
      <p className={styles.title}>{document.title}</p>
      <p>
        <bdi>{document.parties.owner}</bdi> · <bdi>{document.parties.partner}</bdi>
      </p>
      <p className={styles.basis}>{wording.asOf(longDate(document.asOf))}</p>
    </header>
    {document.articles.map((article) => (
      <section key={article.id} id={article.id} aria-labelledby={`${article.id}-heading`} className={styles.article}>
        <h2 id={`${article.id}-heading`}>
          {article.number}. {article.heading}
        </h2>
        <Margin article={article} />
        <Passages blocks={article.blocks} />
      </section>
    ))}
    {document.schedules.map(({ letter, heading, blocks }) => (
      <section
        key={letter}
        id={`schedule-${letter}`}
        aria-labelledby={`schedule-${letter}-heading`}
        className={styles.article}
      >
        <h2 id={`schedule-${letter}-heading`}>{wording.schedule(letter, heading)}</h2>
        <Passages blocks={blocks} />
      </section>
    ))}
  </article>
);
