import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { DeletionReceiptPage } from '../../deletion-receipt/deletion-receipt.js';

const DeletedPage = () => <DeletionReceiptPage words={deleteAccountWording.deleted} />;

export default DeletedPage;
