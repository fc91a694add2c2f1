import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { agreementPdf } from '../../documents/agreement-pdf.js';
import type { Signature } from '../../documents/pdf/signature-page.js';
import { agreementMark } from '../../seals/agreement-mark.js';
import type { Certificate } from './certificate-pages.js';
import { drawCertificatePages } from './certificate-pages.js';

export interface Signed {
  readonly document: AgreementDocument;
  readonly signatures: readonly Signature[];
  readonly certificate: Certificate;
  readonly signedAt: Date;
}

/**
 * The file to seal: the agreement with its signatures and the record of signing. The same input gives the same bytes.
 */
export function signedPdf({ document, signatures, certificate, signedAt }: Signed): Promise<Buffer> {
  return agreementPdf(document, {
    signatures,
    madeAt: signedAt,
    info: { Keywords: agreementMark(certificate.agreementId) },
    appendix: (paper) => drawCertificatePages(paper, certificate),
  });
}
