import {
  getPartnerDisclosure,
  getPartnerForm,
  openPartnerDisclosure,
  type PartnerDisclosure,
} from '@evenhand/contracts/finance/half';
import { dayAndClock } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { call, callForFile } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { saveFile } from '@evenhand/web-kit/save-file';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { DisclosedItems } from '../../disclosures/disclosed-items.js';
import { saveFailed } from '../../lists/save-failed.js';
import { useRefresh } from '../../lists/use-finances.js';

const wording = disclosureWording.theirs;

/** The partner's disclosure. Opened by a press, because the partner is notified. */
export const PartnerDisclosurePanel = () => {
  const query = useQuery({
    queryKey: [getPartnerDisclosure.path],
    queryFn: async () => z.encode(getPartnerDisclosure.answer, await call(getPartnerDisclosure)),
  });
  return (
    <Card title={wording.heading}>
      <Loaded query={query} words={financeWording}>
        {({ disclosure }) =>
          disclosure ? <Theirs disclosure={disclosure} onOpened={() => query.refetch()} /> : <p>{wording.none}</p>
        }
      </Loaded>
    </Card>
  );
};

interface TheirsProps {
  disclosure: PartnerDisclosure;
  onOpened: () => Promise<unknown>;
}

const Theirs = ({ disclosure: { id, email, frozenAt, content }, onOpened }: TheirsProps) => {
  const refresh = useRefresh();
  const open = useMutation({
    mutationFn: () => call(openPartnerDisclosure, undefined, { params: { id } }),
    onSuccess: () => Promise.all([onOpened(), refresh()]),
    onError: saveFailed,
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await callForFile(getPartnerForm, undefined, { params: { id } }), `form-${content?.form}.pdf`),
    onError: saveFailed,
  });
  return (
    <>
      <p>{wording.from(email, dayAndClock(frozenAt))}</p>
      <Actions>
        {content ? (
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            {disclosureWording.partner.form(content.form)}
          </Button>
        ) : (
          <Button kind="primary" busy={open.isPending} onClick={() => open.mutate()}>
            {wording.open}
          </Button>
        )}
      </Actions>
      {content ? <DisclosedItems disclosed={content} /> : <p>{wording.receipt}</p>}
    </>
  );
};
