import { Attempt } from '../attempts/attempt.entity.js';
import { TrustedDevice } from '../devices/trusted-device.entity.js';
import { ExternalAccount } from '../external/external-account.entity.js';
import { ExternalSignIn } from '../external/external-sign-in.entity.js';
import { MagicLink } from '../magic-link/magic-link.entity.js';
import { Person } from '../people/person.entity.js';
import { KnownDevice } from '../sessions/known-device.entity.js';
import { Session } from '../sessions/session.entity.js';
import { PeopleAndSessions1795046400000 } from './migrations/1795046400000-people-and-sessions.js';
import { TrustedDevices1795132800000 } from './migrations/1795132800000-trusted-devices.js';

export const authSchema = {
  schema: 'auth',
  entities: [Person, Session, KnownDevice, MagicLink, Attempt, ExternalAccount, ExternalSignIn, TrustedDevice],
  migrations: [PeopleAndSessions1795046400000, TrustedDevices1795132800000],
};
