import { readOwnData, type ShownOwnData } from '@evenhand/contracts/access/own-data';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Download } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Focused } from '@evenhand/web-kit/focused';
import { useLinkSecret } from '@evenhand/web-kit/link-secret';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { useTitle } from '@evenhand/web-kit/title';
import { ownDataGuide, ownDataWording as wording } from '@evenhand/wording/own-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskLink } from './ask-link.js';
import { EnterCode, LinkGone } from './enter-code.js';
import styles from './own-data.module.css';
import { Place } from './place.js';

const SaveCopy = ({ data }: { data: ShownOwnData }) => {
  const save = () => {
    const text = JSON.stringify({ guide: ownDataGuide, ...data }, null, 2);
    return saveFile(new Response(text, { headers: { 'Content-Type': 'application/json' } }), wording.save.file);
  };
  return (
    <Card title={wording.save.title}>
      <p>{wording.save.text}</p>
      {data.places.some(({ hasSealedFile }) => hasSealedFile) && <p>{wording.save.sealed}</p>}
      <Actions>
        <Button kind="primary" onClick={save}>
          <Download />
          {wording.save.act}
        </Button>
      </Actions>
    </Card>
  );
};

const Kept = ({ access }: { access: string }) => {
  const kept = useQuery({
    queryKey: [readOwnData.path, access],
    queryFn: () => call(readOwnData, { access }),
    gcTime: 0,
  });
  if (codeOf(kept.error) === 'link-gone') return <LinkGone />;
  return (
    <Loaded query={kept} words={wording}>
      {(data) =>
        data.places.length === 0 ? (
          <Notice kind="good" title={wording.nothing.title}>
            <p>{wording.nothing.text}</p>
          </Notice>
        ) : (
          <>
            <SaveCopy data={data} />
            {data.places.map((place) => (
              <Place key={place.caseId} place={place} access={access} />
            ))}
          </>
        )
      }
    </Loaded>
  );
};

/** Public: what is kept of partners, witnesses and lawyers without an account. The access is in memory alone. */
const OwnDataPage = () => {
  useTitle(wording.title);
  const [token, forget] = useLinkSecret('evenhand.own-data');
  const [access, setAccess] = useState<string | null>(null);
  const enter = (entered: string) => {
    setAccess(entered);
    forget();
  };
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <div className={styles.parts}>
        {token ? (
          <EnterCode key={token} token={token} onEntered={enter} />
        ) : access ? (
          <Focused>
            <div className={styles.parts}>
              <Kept access={access} />
            </div>
          </Focused>
        ) : (
          <AskLink />
        )}
      </div>
    </Page>
  );
};

export default OwnDataPage;
