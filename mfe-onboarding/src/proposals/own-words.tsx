import type { Article } from '@evenhand/contracts/agreement/document';
import { LONGEST_REWORDING, type Rewording } from '@evenhand/contracts/intake/rewordings';
import { OneChoice } from '@evenhand/ui/choices';
import { SelectInput, TextArea } from '@evenhand/ui/inputs';
import { intakeWording } from '@evenhand/wording/intake';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useState } from 'react';

const wording = proposalsWording.ownWords;

interface OwnWordsProps {
  articles: readonly Article[];
  /** Those of the agreement, and those with the change. */
  kept: readonly Rewording[];
  rewordings: readonly Rewording[];
  onChange: (rewordings: Rewording[]) => void;
}

const paragraphsOf = ({ blocks }: Article): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

/** Chooses a sentence of the agreement and writes it in own words. */
export const OwnWords = ({ articles, kept, rewordings, onChange }: OwnWordsProps) => {
  const [clauseId, setClauseId] = useState('');
  const [at, setAt] = useState(0);
  const article = articles.find(({ id }) => id === clauseId);
  const paragraphs = article ? paragraphsOf(article) : [];
  const shown = paragraphs[at];
  const choose = (id: string) => {
    setClauseId(id);
    setAt(0);
  };
  return (
    <>
      <SelectInput
        label={wording.article}
        empty={proposalsWording.drawer.choose}
        value={clauseId}
        onChange={choose}
        options={articles
          .filter((one) => paragraphsOf(one).length > 0)
          .map(({ id, number, heading }) => ({ value: id, label: `${number}. ${heading}` }))}
      />
      {paragraphs.length > 1 && (
        <OneChoice
          label={wording.sentence}
          value={String(at)}
          onChange={(value) => setAt(Number(value))}
          options={paragraphs.map((text, index) => ({ value: String(index), label: text }))}
        />
      )}
      {shown !== undefined && (
        <Sentence key={`${clauseId} ${at}`} {...{ clauseId, shown, paragraphs, kept, rewordings, onChange }} />
      )}
    </>
  );
};

interface SentenceProps extends Omit<OwnWordsProps, 'articles'> {
  clauseId: string;
  shown: string;
  /** Of the article. */
  paragraphs: readonly string[];
}

const Sentence = ({ clauseId, shown, paragraphs, kept, rewordings, onChange }: SentenceProps) => {
  const was = kept.find((one) => one.clauseId === clauseId && one.words === shown)?.was ?? shown;
  const isThis = (one: Rewording) => one.clauseId === clauseId && one.was === was;
  const [text, setText] = useState(rewordings.find(isThis)?.words ?? shown);
  /** Own words of this article whose sentence has changed since would not fit. */
  const isStale = (one: Rewording) =>
    one.clauseId === clauseId && kept.includes(one) && !paragraphs.includes(one.words);
  const write = (next: string) => {
    setText(next);
    const words = next.trim();
    const others = rewordings.filter((one) => !isThis(one) && !isStale(one));
    onChange(words === '' || words === was ? others : [...others, { clauseId, was, words }]);
  };
  return (
    <TextArea
      label={wording.words}
      hint={intakeWording.rewordings.keepsFigures}
      maxLength={LONGEST_REWORDING}
      value={text}
      onChange={write}
    />
  );
};
