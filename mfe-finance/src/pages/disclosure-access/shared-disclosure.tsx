import { type DisclosureView, readDisclosureForm } from '@evenhand/contracts/finance/snapshots';
import { dayAndClock } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { Tabs } from '@evenhand/ui/tabs';
import { callForFile } from '@evenhand/web-kit/call';
import { saveFile } from '@evenhand/web-kit/save-file';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { useMutation } from '@tanstack/react-query';
import { DisclosedItems } from '../../disclosures/disclosed-items.js';
import { saveFailed } from '../../lists/save-failed.js';
import { OwnHalf } from './own-half.js';

const wording = disclosureWording.partner;

/** The owner deleted their account: what the reader listed themselves is still here. */
const OfClosedAccount = ({ access }: { access: string }) => (
  <Page kind="work" title={wording.closed.title} lead={wording.closed.lead}>
    <OwnHalf access={access} isClosed />
  </Page>
);

export const SharedDisclosure = ({ disclosure }: { disclosure: DisclosureView }) => {
  const { access, disclosedBy, frozenAt, form } = disclosure;
  const download = useMutation({
    mutationFn: async () => saveFile(await callForFile(readDisclosureForm, { access }), `form-${form}.pdf`),
    onError: saveFailed,
  });
  if (disclosure.accountClosed) return <OfClosedAccount access={access} />;
  return (
    <Page
      kind="work"
      title={wording.title}
      lead={wording.by(disclosedBy ?? wording.someone, dayAndClock(frozenAt))}
      beside={
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {wording.form(form)}
        </Button>
      }
    >
      <Tabs
        label={wording.tabs.label}
        tabs={[
          {
            key: 'theirs',
            name: wording.tabs.theirs,
            panel: (
              <>
                <p>{wording.receipt}</p>
                <DisclosedItems disclosed={disclosure} />
              </>
            ),
          },
          { key: 'own', name: wording.tabs.own, panel: <OwnHalf access={access} /> },
        ]}
      />
    </Page>
  );
};
