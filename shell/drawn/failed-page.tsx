import { Page } from '@evenhand/ui/page';
import { shellWording } from '@evenhand/wording/shell';

const { title, text } = shellWording.failed;

/** What is sent when the site itself fails: it needs nothing that could fail too. */
export const FailedPage = () => (
  <Page kind="public" title={title}>
    <p>{text}</p>
  </Page>
);
