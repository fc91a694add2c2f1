import {
  type AccessView,
  type DisclosureToConfirm,
  disownDisclosure,
  sendDisclosureCode,
} from '@evenhand/contracts/access/access';
import { longDay } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { accessWording } from '@evenhand/wording/access';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { ConfirmedAct } from '../../confirmed-act.js';
import { SigningCode } from '../../signing/signing-code.js';

const { half: wording, back: keep, failed } = accessWording.review;

/** For a half that another person filled in. */
const NotMine = ({ sha256, onDone }: { sha256: string; onDone: (view: AccessView) => void }) => {
  const disown = useMutation({ mutationFn: () => call(disownDisclosure, { sha256 }), onSuccess: onDone });
  const { notMine: offer, notMineConfirm: question, notMineYes: yes } = wording;
  return <ConfirmedAct words={{ offer, question, yes, keep, failed }} act={disown} />;
};

interface OwnDisclosureProps {
  disclosure: DisclosureToConfirm;
  code: string;
  onCode: (code: string) => void;
  onDone: (view: AccessView) => void;
}

/** The partner's half in the agreement; it counts once the partner confirms it with a mailed code. */
export const OwnDisclosure = ({ disclosure, code, onCode, onDone }: OwnDisclosureProps) => {
  const { sha256, frozenAt, from, confirmed } = disclosure;
  if (confirmed)
    return (
      <Notice kind="good">
        <p>{wording.confirmed(longDay(frozenAt), from)}</p>
      </Notice>
    );
  return (
    <Card title={wording.title}>
      <p>{wording.lead(longDay(frozenAt), from)}</p>
      <SigningCode
        hint={signingWording.code.disclosureHint}
        send={() => call(sendDisclosureCode)}
        value={code}
        onChange={onCode}
        error={undefined}
      />
      <NotMine sha256={sha256} onDone={onDone} />
    </Card>
  );
};
