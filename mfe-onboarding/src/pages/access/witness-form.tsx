import { signAsWitness } from '@evenhand/contracts/access/access';
import { WitnessStatements, WrittenWitnessSignature } from '@evenhand/contracts/signing/written-signature';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { call } from '@evenhand/web-kit/call';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording } from '@evenhand/wording/access';
import { signingWording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { noName, refusedName } from '../../signing/own-name.js';
import { SigningEnd } from './signing-end.js';
import { accessKey } from './use-access.js';

const wording = accessWording.witness;

const unsaid = { adult: false, notAParty: false, physicallyPresent: false, consentToElectronicSignature: false };
const sentences = { ...wording, consentToElectronicSignature: signingWording.consentToElectronicSignature };

export const WitnessForm = ({ hash }: { hash: string }) => {
  const queries = useQueryClient();
  const { field, form, isSending, failure } = useForm({
    schema: WrittenWitnessSignature,
    start: { ...noName(hash), ...unsaid, address: '' },
    refused: {
      ...refusedName,
      adult: signingWording.tick,
      notAParty: signingWording.tick,
      physicallyPresent: signingWording.tick,
      consentToElectronicSignature: signingWording.tick,
      address: signingWording.fillIn,
    },
    send: (signature, attempt) => call(signAsWitness, signature, { attempt }),
    onSent: (view) => queries.setQueryData(accessKey, view),
  });
  return (
    <form {...form}>
      <Card title={signingWording.whatItMeans}>
        {WitnessStatements.keyof().options.map((statement) => {
          const said = field(statement);
          return <Tick key={statement} {...said} label={sentences[statement]} checked={said.value} />;
        })}
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
