import { Tick } from '@evenhand/ui/choices';
import { signingWording } from '@evenhand/wording/signing';

interface OtherNameProps {
  value: boolean;
  onChange: (isMine: boolean) => void;
  error: string | undefined;
}

/** Asked when the typed name differs from the name in the agreement. */
export const OtherName = ({ value, onChange, error }: OtherNameProps) =>
  (error || value) && (
    <Tick
      label={signingWording.name.otherNameIsMine}
      checked={value}
      error={value ? null : error}
      onChange={onChange}
    />
  );
