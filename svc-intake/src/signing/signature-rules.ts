import type { WrittenName } from '@evenhand/contracts/signing/signing';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { isSameName } from '../agreement/same-person.js';
import { isReadableDrawing } from './drawing.js';

/** @throws ProblemError unless the current version is signed, with a name that can be printed */
export const mustMatchVersion = (
  agreement: AgreementRow,
  { hash, signature }: { hash: string; signature: WrittenName },
): void => {
  if (hash !== agreement.hash) fail('changed-elsewhere', intakeServer.otherVersion, { pointer: '/hash' });
  if (signature.kind === 'typed' || isReadableDrawing(signature.image)) return;
  fail('invalid-input', intakeServer.drawingUnreadable, { pointer: '/signature/image' });
};

/** A name that differs from the named one needs confirmation. Returns whether it was confirmed. */
export const mustConfirmName = (named: string, { name }: WrittenName, confirmed: boolean): boolean => {
  if (isSameName(named, name)) return false;
  if (!confirmed) fail('invalid-input', intakeServer.otherNameThanNamed(named), { pointer: '/otherNameConfirmed' });
  return true;
};
