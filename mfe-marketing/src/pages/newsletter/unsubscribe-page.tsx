import { unsubscribe } from '@evenhand/contracts/newsletter/newsletter';
import { call } from '@evenhand/web-kit/call';
import { newsletterWording } from '@evenhand/wording/newsletter';
import { LinkPage } from './link-page.js';

const words = newsletterWording.unsubscribe;

const leave = async (token: string): Promise<string> => {
  await call(unsubscribe, { token });
  return words.done;
};

const UnsubscribePage = () => <LinkPage words={words} act={leave} />;

export default UnsubscribePage;
