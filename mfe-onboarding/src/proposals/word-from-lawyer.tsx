import type { ReceivedWord } from '@evenhand/contracts/agreement/returned-word';
import type { Party } from '@evenhand/contracts/identity';
import { LARGEST_WORD_IN_BYTES } from '@evenhand/contracts/limits';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useMutation } from '@tanstack/react-query';
import { RedlineTexts } from '../agreement/redline.js';
import { type Names } from '../couple.js';
import { patchIn, readWord } from './proposal-calls.js';
import styles from './proposals.module.css';
import { SendDrawer } from './send-drawer.js';

const wording = proposalsWording.word;

interface WordFromLawyerProps {
  party: Party;
  names: Names;
}

/** Reads the tracked changes of a Word file as the beginning of a proposal. */
export const WordFromLawyer = ({ party, names }: WordFromLawyerProps) => {
  const reading = useMutation({ mutationFn: (file: File) => readWord(party, file) });
  const [tooLarge, read] = [reading.variables && reading.variables.size > LARGEST_WORD_IN_BYTES, reading.data];
  return (
    <div className={styles.word}>
      <label className={styles.file} aria-busy={reading.isPending}>
        {reading.isPending ? wording.reading : wording.choose}
        <input
          type="file"
          accept=".docx"
          className="visually-hidden"
          disabled={reading.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) reading.mutate(file);
          }}
        />
      </label>
      <p className={styles.quiet}>{wording.hint}</p>
      <Failure error={reading.error} otherwise={tooLarge ? wording.tooLarge : wording.failed} />
      {read && (
        <SendDrawer
          {...{ party, names }}
          title={wording.title}
          start={patchIn(read.patch)}
          before={<WordChanges changes={read.changes} />}
          close={reading.reset}
        />
      )}
    </div>
  );
};

const WordChanges = ({ changes }: Pick<ReceivedWord, 'changes'>) => {
  const texts = (isMatched: boolean) =>
    changes.flatMap((change) => (change.isMatched === isMatched ? [change.parts] : []));
  const [matched, rest] = [texts(true), texts(false)];
  return (
    <>
      {matched.length > 0 && (
        <Notice kind="good" title={wording.matched(matched.length)} quiet>
          <RedlineTexts texts={matched} />
        </Notice>
      )}
      {rest.length > 0 && (
        <Notice kind="attention" title={wording.notMatched(rest.length)} quiet>
          <p>{wording.notMatchedMeans}</p>
          <RedlineTexts texts={rest} />
        </Notice>
      )}
    </>
  );
};
