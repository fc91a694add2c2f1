import { getIntake } from '@evenhand/contracts/intake/intake';
import { Actions } from '@evenhand/ui/actions';
import { Card } from '@evenhand/ui/card';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { flowWording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';
import { readIntake } from '../answers/intake-calls.js';

const wording = flowWording.review;

/** Links to the intake, or to the review, which drafts, once the answers are submitted. */
export const NoDraftYet = () => {
  const { data } = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0 });
  if (!data) return null;
  const isSubmitted = data.submittedAt !== null;
  return (
    <Card>
      <p>{isSubmitted ? wording.noneYet : wording.none}</p>
      <Actions>
        <PrimaryLink to={isSubmitted ? '/flow/review' : '/intake'}>
          {isSubmitted ? wording.toReview : wording.toIntake}
        </PrimaryLink>
      </Actions>
    </Card>
  );
};
