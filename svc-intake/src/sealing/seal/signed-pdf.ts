import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { agreementPdf } from '../../documents/agreement-pdf.js';
import type { Signature } from '../../documents/signature.js';
import { agreementMark } from '../../seals/agreement-mark.js';
import type { Certificate } from './certificate.js';
import { drawCertificatePages } from './certificate-pages.js';

export interface Signed {
  readonly document: AgreementDocument;
  readonly signatures: readonly Signature[];
  readonly certificate: Certificate;
  /** The moment of the last signature. */
  readonly signedAt: Date;
}

/**
 * The agreement with its four signatures and the record of signing: what is sealed. The same input gives the same
 * bytes, however often the sweep comes by.
 */
export function signedPdf({ document, signatures, certificate, signedAt }: Signed): Promise<Buffer> {
  return agreementPdf(document, {
    signatures,
    madeAt: signedAt,
    info: { Keywords: agreementMark(certificate.agreementId) },
    appendix: (paper) => drawCertificatePages(paper, certificate),
  });
}
