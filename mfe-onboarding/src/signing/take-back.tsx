import { voidAgreement } from '@evenhand/contracts/agreement/agreement';
import { call } from '@evenhand/web-kit/call';
import { track } from '@evenhand/web-kit/track';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmedAct } from '../confirmed-act.js';

const words = {
  offer: wording.takeBack,
  question: wording.takeBackHelp,
  yes: wording.takeBackConfirm,
  keep: wording.keep,
  failed: wording.takeBackFailed,
};

/** Withdraws the signing package after a confirmation. */
export const TakeBack = () => {
  const queries = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => call(voidAgreement),
    onSuccess: () => {
      track({ name: 'signing-cancelled', properties: {} });
      return queries.invalidateQueries();
    },
  });
  return <ConfirmedAct words={words} title={wording.takeBack} kind="danger" act={takeBack} />;
};
