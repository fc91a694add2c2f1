import type { DatabaseShape } from '@evenhand/service-kit/database/database-options';
import { EntitlementRow } from '../books/entitlement.entity.js';
import { HoldRow } from '../books/hold.entity.js';
import { LedgerPairRow } from '../books/ledger-pair.entity.js';
import { PaymentRow } from '../books/payment.entity.js';
import { ReceiptRow } from '../books/receipt.entity.js';
import { CustomerRow } from '../customers/customer.entity.js';
import { SandboxIntentRow } from '../provider/sandbox/sandbox-intent.entity.js';
import { WebhookRow } from '../webhooks/webhook.entity.js';
import { Holds1795426000000 } from './migrations/1795426000000-holds.js';
import { MailChoices1798700000000 } from './migrations/1798700000000-mail-choices.js';
import { SealedAddresses1798900000000 } from './migrations/1798900000000-sealed-addresses.js';

export const billingSchema: DatabaseShape = {
  schema: 'billing',
  entities: [CustomerRow, EntitlementRow, HoldRow, LedgerPairRow, PaymentRow, ReceiptRow, SandboxIntentRow, WebhookRow],
  migrations: [Holds1795426000000, MailChoices1798700000000, SealedAddresses1798900000000],
};
