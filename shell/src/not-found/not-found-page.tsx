import { buttonClass } from '@evenhand/ui/button';
import { LostPicture } from '@evenhand/ui/illustrations';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';
import { Link } from 'react-router-dom';

const { title, hint, home } = shellWording.notFound;

export const NotFoundPage = () => {
  useTitle(title);
  return (
    <Page kind="question" title={title} lead={hint} aside={<LostPicture />}>
      <Link className={buttonClass('primary')} to="/">
        {home}
      </Link>
    </Page>
  );
};
