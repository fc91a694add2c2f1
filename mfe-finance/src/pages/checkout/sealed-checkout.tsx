import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { checkoutWording } from '@evenhand/wording/checkout';

const wording = checkoutWording.sealed;

/** In place of an upgrade that a sealed case cannot use. */
export const SealedCheckout = () => (
  <>
    <Notice title={wording.title} quiet>
      <p>{wording.text}</p>
    </Notice>
    <Actions>
      <PrimaryLink to="/flow/sign">{wording.toCase}</PrimaryLink>
      <SecondaryLink to="/support">{wording.toSupport}</SecondaryLink>
    </Actions>
  </>
);
