import type { Asset } from '@evenhand/contracts/finance/assets';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Modal } from '@evenhand/ui/modal';
import { Page } from '@evenhand/ui/page';
import { inDollars } from '@evenhand/web-kit/amount';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useEffect, useState } from 'react';
import { AddAssetForm } from './add-asset-form.js';
import styles from './assets.module.css';
import { useAssets } from './assets-api.js';
import { AssetsTable } from './assets-table.js';
import { totalOf } from './total-of.js';

const wording = financeWording.assets;
const SIGN_IN_AFTER_MS = 500;

const NoAssets = () => (
  <Card title={wording.none}>
    <p>{wording.noneHint}</p>
  </Card>
);

const Assets = ({ assets }: { assets: Asset[] }) => {
  const [isAdding, setAdding] = useState(false);
  const { addAsset, summary } = financeWording;
  const close = () => setAdding(false);
  return (
    <>
      <div className={styles.summary}>
        <dl>
          <dt>{summary.assets}</dt>
          <dd>{inDollars(totalOf(assets))}</dd>
        </dl>
        <Button kind="primary" onClick={() => setAdding(true)}>
          {addAsset.open}
        </Button>
      </div>
      {assets.length === 0 ? <NoAssets /> : <AssetsTable assets={assets} />}
      {isAdding && (
        <Modal title={addAsset.title} closeLabel={addAsset.close} onClose={close}>
          <AddAssetForm onClose={close} />
        </Modal>
      )}
    </>
  );
};

/** The financial tracker: what the two own, with its total. */
const AssetsPage = () => {
  useTitle(financeWording.title);
  const { isLoading, isSignedIn } = useSession();
  const assets = useAssets(isSignedIn);
  const isSignedOut = (!isLoading && !isSignedIn) || codeOf(assets.error) === 'sign-in-needed';

  useEffect(() => {
    if (!isSignedOut) return;
    showToast({ ...financeWording.signInNeeded, kind: 'destructive' });
    signInAgain(SIGN_IN_AFTER_MS);
  }, [isSignedOut]);

  return (
    <Page kind="reading" title={financeWording.title} lead={financeWording.lead}>
      <Loaded query={assets} loading={wording.loading} failed={wording.loadFailed} tryAgain={wording.tryAgain}>
        {(list) => <Assets assets={list} />}
      </Loaded>
    </Page>
  );
};

export default AssetsPage;
