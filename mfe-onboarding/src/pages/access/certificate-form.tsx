import { signAsLawyer } from '@evenhand/contracts/access/access';
import { LawyerStatements, WrittenLawyerSignature } from '@evenhand/contracts/signing/written-signature';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording } from '@evenhand/wording/access';
import { signingWording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { noName, refusedName } from '../../signing/own-name.js';
import { SigningEnd } from './signing-end.js';
import { accessKey } from './use-access.js';

const wording = accessWording.lawyer;

const unsaid = {
  licensed: false,
  advisedAlone: false,
  explained: false,
  signedFreely: false,
  askedAboutDisclosure: false,
  consentToElectronicSignature: false,
};
const sentences = {
  ...wording.statements,
  consentToElectronicSignature: () => signingWording.consentToElectronicSignature,
};

export const CertificateForm = ({ hash, client }: { hash: string; client: string }) => {
  const queries = useQueryClient();
  const { field, form, isSending, failure } = useForm({
    schema: WrittenLawyerSignature,
    start: { ...noName(hash), ...unsaid, lawSocietyNumber: '', address: '' },
    refused: {
      ...refusedName,
      licensed: signingWording.tick,
      advisedAlone: signingWording.tick,
      explained: signingWording.tick,
      signedFreely: signingWording.tick,
      askedAboutDisclosure: signingWording.tick,
      consentToElectronicSignature: signingWording.tick,
      lawSocietyNumber: signingWording.fillIn,
      address: signingWording.fillIn,
    },
    send: (signature, attempt) => call(signAsLawyer, signature, { attempt }),
    onSent: (view) => queries.setQueryData(accessKey, view),
  });
  return (
    <form {...form}>
      <Card title={wording.certify}>
        {LawyerStatements.keyof().options.map((statement) => {
          const said = field(statement);
          return <Tick key={statement} {...said} label={sentences[statement](client)} checked={said.value} />;
        })}
        <TextInput {...field('lawSocietyNumber')} label={wording.lawSocietyNumber} short autoComplete="off" />
        <SigningEnd
          address={field('address')}
          signature={field('signature')}
          otherName={field('otherNameConfirmed')}
          words={wording}
          failure={failure}
          isSending={isSending}
        />
      </Card>
    </form>
  );
};
