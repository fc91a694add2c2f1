import { LARGEST_PDF_IN_BYTES } from '@evenhand/contracts/limits';
import { Verification, verifyFile } from '@evenhand/contracts/verification/verification';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { callForFile } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { useTitle } from '@evenhand/web-kit/title';
import { verificationWording as wording } from '@evenhand/wording/verification';
import { useMutation } from '@tanstack/react-query';
import { FileChoice } from '../../file-choice.js';
import { Verdict } from './verdict.js';

const check = async (file: File): Promise<Verification> => {
  const response = await callForFile(verifyFile, file);
  return Verification.parse(await response.json());
};

/** Public: compares a file with the sealed document. */
const VerificationPage = () => {
  useTitle(wording.title);
  const verification = useMutation({ mutationFn: check });
  const file = verification.variables;
  const isTooLarge = file !== undefined && file.size > LARGEST_PDF_IN_BYTES;
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <FileChoice
        label={verification.isIdle ? wording.choose : wording.again}
        accept="application/pdf,.pdf"
        note={wording.drop}
        onChoose={(chosen) => verification.mutate(chosen)}
      />
      {verification.isPending && <Spinner label={wording.checking} />}
      <Failure error={verification.error} otherwise={isTooLarge ? wording.tooLarge : wording.failed} />
      {verification.data && <Verdict verification={verification.data} />}
    </Page>
  );
};

export default VerificationPage;
