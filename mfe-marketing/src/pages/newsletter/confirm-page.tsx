import { confirmSubscription } from '@evenhand/contracts/newsletter/newsletter';
import { call } from '@evenhand/web-kit/call';
import { newsletterWording } from '@evenhand/wording/newsletter';
import { LinkPage } from './link-page.js';

const words = newsletterWording.confirm;

const confirm = async (token: string): Promise<string> => {
  const { confirmed } = await call(confirmSubscription, { token });
  return confirmed ? words.done : words.tooOld;
};

const ConfirmPage = () => <LinkPage words={words} act={confirm} />;

export default ConfirmPage;
