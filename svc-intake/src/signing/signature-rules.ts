import type { IsoDate } from '@evenhand/contracts/dates';
import type { WrittenName } from '@evenhand/contracts/signing/signing';
import { dayOf } from '@evenhand/contracts/toronto';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { isSameName } from '../agreement/same-person.js';
import { isReadableDrawing } from './drawing.js';

/** What is signed is the version that stands, with a name that can be put on the signature page. */
export const mustFit = (
  agreement: AgreementRow,
  { hash, signature }: { hash: string; signature: WrittenName },
): void => {
  if (hash !== agreement.hash) fail('changed-elsewhere', intakeServer.otherVersion, { pointer: '/hash' });
  if (signature.kind === 'typed' || isReadableDrawing(signature.image)) return;
  fail('invalid-input', intakeServer.drawingUnreadable, { pointer: '/signature/image' });
};

/** Whoever signs with another name than the one named says that it is theirs. True when they did. */
export const mustBeTheirName = (named: string, { name }: WrittenName, confirmed: boolean): boolean => {
  if (isSameName(named, name)) return false;
  if (!confirmed) fail('invalid-input', intakeServer.otherNameThanNamed(named), { pointer: '/otherNameConfirmed' });
  return true;
};

/** The other's disclosure was received today or before. */
export const mustNotBeAhead = (disclosureReceivedOn: IsoDate, now: Date): void => {
  if (disclosureReceivedOn <= dayOf(now)) return;
  fail('invalid-input', intakeServer.disclosureAhead, { pointer: '/disclosureReceivedOn' });
};
