import { buttonClass } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';
import { Link } from 'react-router-dom';

const { title, hint, home } = shellWording.notFound;

export const NotFoundPage = () => {
  useTitle(title);
  return (
    <Page kind="question" title={title} lead={hint}>
      <Link className={buttonClass('primary')} to="/">
        {home}
      </Link>
    </Page>
  );
};
