import { LostPicture } from '@evenhand/ui/illustrations';
import { Page } from '@evenhand/ui/page';
import { shellWording } from '@evenhand/wording/shell';
import { PrimaryLink } from './button-links.js';
import { useTitle } from './title.js';

const { title, hint, home } = shellWording.notFound;

/** For every address without a page, and for pages that do not exist for their reader. */
export const NotFoundPage = () => {
  useTitle(title);
  return (
    <Page kind="question" title={title} lead={hint} aside={<LostPicture />}>
      <PrimaryLink to="/">{home}</PrimaryLink>
    </Page>
  );
};
