import { LinkRefusalRow } from '@evenhand/service-kit/mailed-links/link-refusal.entity';
import { DailyCount } from '../analytics/daily-count.entity.js';
import { RecordedEvent } from '../analytics/recorded-event.entity.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { ConsentRecord } from '../consents/consent-record.entity.js';
import { TrustedDevice } from '../devices/trusted-device.entity.js';
import { ExternalAccount } from '../external/external-account.entity.js';
import { ExternalSignIn } from '../external/external-sign-in.entity.js';
import { AppFactor } from '../factors/app-factor.entity.js';
import { RecoveryCode } from '../factors/recovery-code.entity.js';
import { MailedLinkRow } from '../mailed-links/mailed-link.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { UnsubscribeLink } from '../newsletter/unsubscribe-link.entity.js';
import { Person } from '../people/person.entity.js';
import { Session } from '../sessions/session.entity.js';
import { SupportMessage } from '../support/support-message.entity.js';
import { MailedLinks1797100000000 } from './migrations/1797100000000-mailed-links.js';
import { SecondFactor1797600000000 } from './migrations/1797600000000-second-factor.js';

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
    ConsentRecord,
    Subscription,
    UnsubscribeLink,
    SupportMessage,
    RecordedEvent,
    DailyCount,
    AppFactor,
    RecoveryCode,
  ],
  migrations: [MailedLinks1797100000000, SecondFactor1797600000000],
};
