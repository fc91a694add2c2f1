import type {
  AgreementDocument,
  Article,
  Block,
  DocumentChange,
  Schedule,
} from '@evenhand/contracts/agreement/document';
import { textsOf } from '@evenhand/family-law/agreement/blanks';
import { agreementWording } from '@evenhand/wording/agreement';

/** Comparable texts, a row of a table as one; paragraph numbers are left out. */
const comparable = (block: Block): string[] =>
  block.kind === 'table' ? block.rows.map((row) => row.join(' · ')) : textsOf(block);

export const titleOf = (part: Article | Schedule): string =>
  'letter' in part
    ? agreementWording.schedule(part.letter, part.heading)
    : agreementWording.versions.article(part.number, part.heading);

/** Articles by id and schedules by letter, with their comparable texts. */
export const partsOf = ({ articles, schedules }: AgreementDocument) =>
  new Map(
    [...articles, ...schedules].map((part) => [
      'id' in part ? part.id : part.letter,
      { title: titleOf(part), texts: part.blocks.flatMap(comparable) },
    ]),
  );

/** The articles and schedules that differ, in the order of `after`; those that only `before` has come last. */
export const documentChanges = (before: AgreementDocument, after: AgreementDocument): DocumentChange[] => {
  const [old, present] = [partsOf(before), partsOf(after)];
  return [...new Set([...present.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), present.get(id)];
    const [had, has] = [new Set(was?.texts), new Set(is?.texts)];
    const removed = [...had].filter((text) => !has.has(text));
    const added = [...has].filter((text) => !had.has(text));
    return removed.length + added.length > 0 ? [{ title: (is ?? was)?.title ?? id, removed, added }] : [];
  });
};
