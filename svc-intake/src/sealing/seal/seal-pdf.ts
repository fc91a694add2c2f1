import { PDF, type TimestampAuthority } from '@libpdf/core';
import type { SealingKey } from './sealing-key.js';

const SEAL_FIELD = 'Evenhand seal';

export interface Sealing {
  readonly key: SealingKey;
  readonly timestampAuthority: TimestampAuthority;
  /** The moment the seal says it was made at; the time stamp proves it. */
  readonly at: Date;
}

/**
 * Seals a PDF: a PAdES B-T signature with a time stamp over every byte of the file.
 *
 * Safe to repeat. It keeps no state and changes nothing but the bytes it gives back, and a file that bears the seal
 * already comes back as it is. Two calls on the same unsealed file give two files that are both valid and say the same
 * but differ in their bytes (a signature and a time stamp are never the same twice): whoever calls stores the first and
 * keeps to it.
 * @throws Error when the time-stamp authority fails; the sweep then tries again.
 */
export async function sealPdf(bytes: Uint8Array, { key, timestampAuthority, at }: Sealing): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  if (bearsSeal(pdf)) return bytes;
  const { bytes: sealed } = await pdf.sign({
    signer: key.signer,
    level: 'B-T',
    timestampAuthority,
    fieldName: SEAL_FIELD,
    reason: 'Sealed after all parties and witnesses signed',
    signingTime: at,
  });
  return sealed;
}

/** Whether the file has our seal's field, filled in. Not whether the seal holds. */
export function bearsSeal(pdf: PDF): boolean {
  return (
    pdf
      .getForm()
      ?.getSignatureFields()
      .some((field) => field.name === SEAL_FIELD && field.isSigned()) ?? false
  );
}
