import type { FieldProblem } from '@evenhand/contracts/problems';
import { Tick } from '@evenhand/ui/choices';
import { signingWording } from '@evenhand/wording/signing';

interface OtherNameProps {
  problems: readonly FieldProblem[];
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** Asked once the service has found that the name typed is not the one that the agreement names. */
export const OtherName = ({ problems, isMine, onChange }: OtherNameProps) => {
  const problem = problems.find(({ pointer }) => pointer === '/otherNameConfirmed');
  if (!problem && !isMine) return null;
  return (
    <Tick
      label={signingWording.name.otherNameIsMine}
      checked={isMine}
      error={isMine ? null : (problem?.detail ?? null)}
      onChange={onChange}
    />
  );
};
