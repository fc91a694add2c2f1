import { TextInput } from '@evenhand/ui/inputs';
import { signingWording } from '@evenhand/wording/signing';

const wording = signingWording.disclosureReceivedOn;

interface DisclosureReceivedProps {
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
}

/** When the signer received the other's disclosure. */
export const DisclosureReceived = (field: DisclosureReceivedProps) => (
  <TextInput {...field} label={wording.question} hint={wording.help} short type="date" min="1900-01-01" />
);
