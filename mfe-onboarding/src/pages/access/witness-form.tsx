import { signAsWitness } from '@evenhand/contracts/access/access';
import { WitnessStatements, WrittenWitnessSignature } from '@evenhand/contracts/signing/written-signature';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording, signingWording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { OtherName } from '../signing/other-name.js';
import { noName, refusedName } from '../signing/own-name.js';
import { SignatureName } from '../signing/signature-name.js';
import { accessKey } from './use-access.js';

const wording = accessWording.witness;

const unsaid = { adult: false, notAParty: false, physicallyPresent: false, consentToElectronicSignature: false };
const sentences = { ...wording, consentToElectronicSignature: signingWording.consentToElectronicSignature };

/** What a witness says, by ticking each statement, and signs. */
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
        <TextArea
          {...field('address')}
          label={wording.address}
          hint={wording.addressHelp}
          rows={3}
          autoComplete="street-address"
        />
        <SignatureName {...field('signature')} />
        <OtherName {...field('otherNameConfirmed')} />
        {failure && <Notice kind="danger">{<p>{sentenceOf(failure, signingWording.signFailed)}</p>}</Notice>}
        <Actions>
          <Button kind="primary" type="submit" busy={isSending}>
            {isSending ? signingWording.signing : wording.sign}
          </Button>
        </Actions>
      </Card>
    </form>
  );
};
