import { TryAgain } from '@evenhand/web-kit/failure';
import { checkoutWording } from '@evenhand/wording/checkout';

const wording = checkoutWording.setupFailed;

/** No card form could be opened. */
export const SetupFailed = ({ sentence }: { sentence: string }) => (
  <TryAgain title={wording.title} sentence={sentence} label={wording.tryAgain} onPress={() => location.reload()} />
);
