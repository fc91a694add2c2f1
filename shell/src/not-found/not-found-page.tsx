import { LostPicture } from '@evenhand/ui/illustrations';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';

const { title, hint, home } = shellWording.notFound;

export const NotFoundPage = () => {
  useTitle(title);
  return (
    <Page kind="question" title={title} lead={hint} aside={<LostPicture />}>
      <PrimaryLink to="/">{home}</PrimaryLink>
    </Page>
  );
};
