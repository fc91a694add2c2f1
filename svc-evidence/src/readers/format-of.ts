import type { EvidenceExtension } from '@evenhand/contracts/evidence/files';
import { extensionOf } from './extension.js';
import { behindBorder } from './formats/mbox-border.js';
import { type Format, formatNamed, formats } from './formats.js';
import { isNearlyText, isOfOtherProgram, isText } from './signatures.js';
import { Unreadable } from './unreadable.js';
import { utf16Of } from './utf16.js';

const all: Format[] = Object.values(formats);

const surelyOf = (head: Buffer): Format | undefined => all.find(({ isSurely }) => isSurely?.(head));

export const hasDeclaredFormat = (extension: EvidenceExtension, head: Buffer): boolean => {
  const format = formatNamed(extension);
  const surely = surelyOf(head);
  if (!format?.mayBe) return isText(head) && !surely && !isOfOtherProgram(head);
  if (format.isAlsoKept?.(head)) return true;
  return format.mayBe(head) && (!surely || surely === format || format === formats.zip);
};

/** By content; by name only for containers and text. @throws Unreadable for unknown content */
export const formatOf = (filename: string, head: Buffer): Format => {
  const extension = extensionOf(filename);
  const named = formatNamed(extension);
  const surely = surelyOf(head);
  if (surely) return surely;
  if (named?.mayBe?.(head)) return named;
  const isWritten = isNearlyText(head) && !isOfOtherProgram(head);
  const other = named && !named.mayBe && isWritten ? undefined : all.find(({ mayBe }) => mayBe?.(head));
  if (other) return other;
  if (!isWritten) throw new Unreadable('unknown-kind');
  if (named?.mayBe) throw new Unreadable('other-content', extension);
  return writtenFormat(named, head);
};

const writtenFormat = (named: Format | undefined, head: Buffer): Format => {
  // Mail is never UTF-16: this is text saved from a mail.
  const isMail = named === formats.eml || named === formats.mbox;
  if (isMail && utf16Of(head)) return formats.text;
  // A diary may begin with "From January 2024 on".
  if (behindBorder(head, 0) !== undefined) return formats.mbox;
  return named ?? formats.text;
};
