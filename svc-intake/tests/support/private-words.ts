import { getAccess, getAccessPdf } from '@evenhand/contracts/access/access';
import { getAgreement, getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getComments, getPartnersComments } from '@evenhand/contracts/agreement/comments';
import { getPartnersProposals, getProposals } from '@evenhand/contracts/agreement/proposal-calls';
import {
  compareAsPartner,
  compareVersions,
  getComparisonDocx,
  getPartnersVersions,
  getVersions,
} from '@evenhand/contracts/agreement/versions';
import type { Party } from '@evenhand/contracts/identity';
import { poppler, textOf } from '@evenhand/paper/testing/poppler';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { filesOf } from '../documents/unzip.js';

const ofPdf = (pdf: Buffer): string => textOf(pdf) + poppler('pdfinfo', pdf);
const ofWord = (docx: Buffer): string => [...filesOf(docx).values()].join('\n');
const pair = (last: number) => ({ params: { from: '1', to: String(last) } });

/** Everything that a party's pages answer about a negotiation. */
export const pagesOf = async (party: Party, client: TestClient, versions: number): Promise<string> => {
  const answers =
    party === 'owner'
      ? [
          await client.call(getAgreement),
          await client.call(getProposals),
          await client.call(getComments),
          await client.call(getVersions),
          await client.call(compareVersions, pair(versions)),
        ]
      : [
          await client.call(getAccess),
          await client.call(getPartnersProposals),
          await client.call(getPartnersComments),
          await client.call(getPartnersVersions),
          await client.call(compareAsPartner, pair(versions)),
        ];
  return answers.map(({ bytes }) => bytes.toString()).join('\n');
};

/** The text and the metadata of every file of the draft that a party can download. */
export const filesFor = async (party: Party, client: TestClient, versions: number): Promise<string> => {
  if (party === 'partner') return ofPdf((await client.call(getAccessPdf)).bytes);
  const [pdf, docx, comparison] = [
    await client.call(getAgreementPdf),
    await client.call(getAgreementDocx),
    await client.call(getComparisonDocx, pair(versions)),
  ];
  return [ofPdf(pdf.bytes), ofWord(docx.bytes), ofWord(comparison.bytes)].join('\n');
};
