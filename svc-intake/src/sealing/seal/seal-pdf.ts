import { PDF, type TimestampAuthority } from '@libpdf/core';
import type { SealingKey } from './sealing-key.js';

const SEAL_FIELD = 'Evenhand seal';

export interface Sealing {
  readonly key: SealingKey;
  readonly timestampAuthority: TimestampAuthority;
  /** The signing time in the seal; the time stamp proves it. */
  readonly at: Date;
}

/**
 * Seals a PDF with a PAdES B-T signature and a time stamp over every byte. A sealed file is returned unchanged. Two
 * calls on one unsealed file differ in their bytes (signature and time stamp), so the caller stores the first result.
 * @throws Error when the time-stamp authority fails; the sweep repeats the seal
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

/** Whether the seal's field is filled in; does not verify the seal. */
export function bearsSeal(pdf: PDF): boolean {
  return (
    pdf
      .getForm()
      ?.getSignatureFields()
      .some((field) => field.name === SEAL_FIELD && field.isSigned()) ?? false
  );
}
