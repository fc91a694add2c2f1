import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { longDay } from '@evenhand/contracts/toronto';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { otherOf } from '../couple.js';
import { titleOf, useAnswerInWords } from './answer-in-words.js';
import { AnswerProposal } from './answer-proposal.js';
import { ChangedText, Price } from './price.js';
import { cardOf, fieldsIn, type ProposalCardProps, patchIn, recordIn } from './proposal-calls.js';
import styles from './proposals.module.css';
import { TakeBackProposal } from './take-back-proposal.js';
import { usePrice } from './use-price.js';

const words = wording.card;

export const ProposalCard = ({ proposal, party, names, isOpen, answers, onAnswer }: ProposalCardProps) => {
  const { author, state, sentAt, expiresAt, reason, answer, price, isHeldBack } = proposal;
  const isOwn = author === party;
  return (
    <article
      id={cardOf(proposal.id)}
      tabIndex={-1}
      className={styles.card}
      aria-label={isOwn ? words.own : words.from(names[author])}
    >
      <p className={styles.who}>
        <PersonBadge whose={isOwn ? 'you' : 'partner'} name={names[author]} quiet small />
        <strong>{isOwn ? words.own : words.from(names[author])}</strong>
      </p>
      <p className={styles.quiet}>
        {words.sentOn(longDay(sentAt))}. {state === 'sent' ? words.until(longDay(expiresAt)) : wording.states[state]}.
      </p>
      <Changes {...{ proposal, party, answers }} />
      <blockquote dir="auto">{reason}</blockquote>
      {answer && (
        <Notice quiet>
          <p>
            {isOwn ? words.answer(names[otherOf(party)]) : words.ownAnswer} <bdi>{answer}</bdi>
          </p>
        </Notice>
      )}
      {price && (
        <Price price={price} party={party} names={names}>
          <ReadText party={party} patch={patchIn(proposal.to)} />
        </Price>
      )}
      {state === 'sent' && isOwn && isHeldBack && (
        <Notice kind="attention" quiet>
          <p>{heldBack.ownText}</p>
        </Notice>
      )}
      {state === 'sent' && isOwn && <TakeBackProposal id={proposal.id} party={party} />}
      {state === 'sent' && !isOwn && isOpen && !isHeldBack && (
        <AnswerProposal {...{ proposal, party, names, onAnswer }} />
      )}
    </article>
  );
};

/** Each answer as it is and as it is asked for. */
const Changes = ({
  proposal: { from, to },
  party,
  answers,
}: Pick<ProposalCardProps, 'proposal' | 'party' | 'answers'>) => {
  const answerInWords = useAnswerInWords(party);
  const [before, after] = [recordIn(patchIn(from ?? answers)), recordIn(patchIn(to))];
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.columns.now}</th>
          <th scope="col">{words.columns.asked}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsIn(to).map((field) => (
          <tr key={field}>
            <th scope="row">{titleOf(field, party)}</th>
            <td>{answerInWords(field, before)}</td>
            <td>
              <strong>{answerInWords(field, after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const ReadText = ({ party, patch }: { party: ProposalCardProps['party']; patch: IntakeChanges }) => {
  const { data, error, isPending, isPlaceholderData } = usePrice(party, patch);
  const isOfDraft = data && !isPlaceholderData;
  return (
    <>
      <Failure error={error} otherwise={wording.price.failed} />
      {(isPending || isPlaceholderData) && <Spinner label={wording.price.working} />}
      {isOfDraft && !error && <ChangedText {...data} />}
    </>
  );
};
