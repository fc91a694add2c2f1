import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { ActivityEntryRow } from '../activity/activity-entry.entity.js';
import { ActivityHead } from '../activity/activity-head.entity.js';
import { ActivityStamp } from '../activity/activity-stamp.entity.js';
import { DailyCount } from '../analytics/daily-count.entity.js';
import { RecordedEvent } from '../analytics/recorded-event.entity.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { ConsentRecord } from '../consents/consent-record.entity.js';
import { BrowserHistory } from '../devices/browser-history.entity.js';
import { TrustedDevice } from '../devices/trusted-device.entity.js';
import { ExternalAccount } from '../external/external-account.entity.js';
import { ExternalSignIn } from '../external/external-sign-in.entity.js';
import { AppFactor } from '../factors/app-factor.entity.js';
import { FactorOrigin } from '../factors/factor-origin.entity.js';
import { Passkey } from '../factors/passkey.entity.js';
import { RecoveryCode } from '../factors/recovery-code.entity.js';
import { RecoveryWait } from '../factors/recovery-wait.entity.js';
import { MailedLinkRow } from '../mailed-links/mailed-link.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { UnsubscribeLink } from '../newsletter/unsubscribe-link.entity.js';
import { MailChoice } from '../notifications/mail-choice.entity.js';
import { PasskeyChallenge } from '../passkeys/passkey-challenge.entity.js';
import { AccountUse } from '../people/account-use.entity.js';
import { AddressChangeRow } from '../people/address-change.entity.js';
import { EarlierAddress } from '../people/earlier-address.entity.js';
import { Person } from '../people/person.entity.js';
import { Session } from '../sessions/session.entity.js';
import { SupportMessage } from '../support/support-message.entity.js';
import { DeletionRow } from '../waiting/deletion.entity.js';
import { SigningRow } from '../waiting/signing.entity.js';
import { MailedLinks1797100000000 } from './migrations/1797100000000-mailed-links.js';
import { SecondFactor1797600000000 } from './migrations/1797600000000-second-factor.js';
import { ActivityLog1797800000000 } from './migrations/1797800000000-activity-log.js';
import { Passkeys1797900000000 } from './migrations/1797900000000-passkeys.js';
import { WaysIn1797910000000 } from './migrations/1797910000000-ways-in.js';
import { Deletions1797920000000 } from './migrations/1797920000000-deletions.js';
import { KnownSince1797930000000 } from './migrations/1797930000000-known-since.js';
import { AddressChanges1797940000000 } from './migrations/1797940000000-address-changes.js';
import { AccountUses1797950000000 } from './migrations/1797950000000-account-uses.js';
import { MailChoices1797960000000 } from './migrations/1797960000000-mail-choices.js';
import { SealedAddresses1798900000000 } from './migrations/1798900000000-sealed-addresses.js';
import { GuestDeletions1799000000000 } from './migrations/1799000000000-guest-deletions.js';

export const authSchema = {
  schema: 'auth',
  entities: [
    Person,
    Session,
    MailedLinkRow,
    LinkRefusalRow,
    Attempt,
    ExternalAccount,
    ExternalSignIn,
    TrustedDevice,
    BrowserHistory,
    ConsentRecord,
    Subscription,
    UnsubscribeLink,
    SupportMessage,
    RecordedEvent,
    DailyCount,
    ActivityEntryRow,
    ActivityHead,
    ActivityStamp,
    AppFactor,
    RecoveryCode,
    RecoveryWait,
    FactorOrigin,
    Passkey,
    PasskeyChallenge,
    DeletionRow,
    AddressChangeRow,
    AccountUse,
    MailChoice,
    EarlierAddress,
    SigningRow,
  ],
  migrations: [
    MailedLinks1797100000000,
    SecondFactor1797600000000,
    ActivityLog1797800000000,
    Passkeys1797900000000,
    WaysIn1797910000000,
    Deletions1797920000000,
    KnownSince1797930000000,
    AddressChanges1797940000000,
    AccountUses1797950000000,
    MailChoices1797960000000,
    SealedAddresses1798900000000,
    GuestDeletions1799000000000,
  ],
};
