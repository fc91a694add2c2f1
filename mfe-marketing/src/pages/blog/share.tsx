import { Button } from '@evenhand/ui/button';
import { showToast } from '@evenhand/web-kit/toast';
import { articlesWording as wording } from '@evenhand/wording/articles';

/** Without query and hash, which a search or a mail may have added. */
const here = (): string => `${location.origin}${location.pathname}`;

const copy = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(here());
    showToast({ title: wording.shareTitle, text: wording.shared });
  } catch {
    showToast({ title: wording.share, text: wording.shareFailed, kind: 'destructive' });
  }
};

/** Uses the Web Share API; copies the link where it is missing. */
export const Share = ({ title }: { title: string }) => {
  const share = () => {
    if (!navigator.share) return copy();
    // Rejects when the person closes the device's own dialog.
    return navigator.share({ title, url: here() }).catch(() => {});
  };
  return <Button onClick={share}>{wording.share}</Button>;
};
