import { ownDataWording } from '@evenhand/wording/own-data';
import { DeletionReceiptPage } from '../../deletion-receipt/deletion-receipt.js';

const OwnDataDeletedPage = () => <DeletionReceiptPage words={ownDataWording.deleted} />;

export default OwnDataDeletedPage;
