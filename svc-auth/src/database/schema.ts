import { Attempt } from '../attempts/attempt.entity.js';
import { ExternalAccount } from '../external/external-account.entity.js';
import { ExternalSignIn } from '../external/external-sign-in.entity.js';
import { MagicLink } from '../magic-link/magic-link.entity.js';
import { Person } from '../people/person.entity.js';
import { KnownDevice } from '../sessions/known-device.entity.js';
import { Session } from '../sessions/session.entity.js';
import { PeopleAndSessions1795046400000 } from './migrations/1795046400000-people-and-sessions.js';

export const authSchema = {
  schema: 'auth',
  entities: [Person, Session, KnownDevice, MagicLink, Attempt, ExternalAccount, ExternalSignIn],
  migrations: [PeopleAndSessions1795046400000],
};
