import { Button } from '@evenhand/ui/button';
import { showToast } from '@evenhand/web-kit/toast';
import { articlesWording as wording } from '@evenhand/wording/articles';

/** The page's own address, without what a search or a mail has hung on it. */
const here = (): string => `${location.origin}${location.pathname}`;

const copy = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(here());
    showToast({ title: wording.shareTitle, text: wording.shared });
  } catch {
    showToast({ title: wording.share, text: wording.shareFailed, kind: 'destructive' });
  }
};

/** Hands the page to whatever the device shares with; where it has nothing, copies the link. */
export const Share = ({ title }: { title: string }) => {
  const share = () => {
    if (!navigator.share) return copy();
    // Who changes their mind in the device's own dialog needs no message.
    return navigator.share({ title, url: here() }).catch(() => {});
  };
  return <Button onClick={share}>{wording.share}</Button>;
};
