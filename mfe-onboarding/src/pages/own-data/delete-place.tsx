import { deleteOwnData, type ShownOwnPlace } from '@evenhand/contracts/access/own-data';
import { BACKUPS_KEPT_IN_DAYS } from '@evenhand/contracts/limits';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { tried } from '@evenhand/web-kit/storage';
import { ownDataWording } from '@evenhand/wording/own-data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { begun, newReceiptToken } from '../../receipt-token.js';

const words = ownDataWording.delete;

const staying = ({ state, roles }: ShownOwnPlace): string[] => [
  ...(state === 'sealed' ? [words.sealed] : []),
  ...(state === 'open' ? [roles.includes('partner') ? words.openPartner : words.openOther] : []),
  words.backups(BACKUPS_KEPT_IN_DAYS),
];

/** Leaves nothing of the visit in this browser. */
const leave = (token: string): void => {
  tried(() => sessionStorage.clear());
  location.replace(`/your-data/deleted#${token}`);
};

export const DeletePlace = ({ place, access }: { place: ShownOwnPlace; access: string }) => {
  const [understood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { caseId } = place;
  const [token] = useState(newReceiptToken);
  const deleting = useMutation({
    mutationFn: () => begun(token, call(deleteOwnData, { access, caseId, token })),
    onSuccess: () => leave(token),
  });
  const act = () => {
    setMissing(!understood);
    if (understood) deleting.mutate();
  };
  return (
    <Card title={words.title}>
      <p>{words.gone}</p>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{words.stays}</p>
      <ul>
        {staying(place).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Tick
        label={words.understood}
        checked={understood}
        onChange={setUnderstood}
        error={isMissing && !understood ? words.tickNeeded : null}
      />
      <Failure error={deleting.error} otherwise={words.failed} />
      <Actions>
        <Button kind="danger" busy={deleting.isPending} onClick={act}>
          {words.act}
        </Button>
      </Actions>
    </Card>
  );
};
