import type { DealLine } from '@evenhand/contracts/agreement/deal';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording } from '@evenhand/wording/agreement';
import { signingWording } from '@evenhand/wording/signing';

/** The rights that a signature gives up, in the words of the articles. */
export const Releases = ({ releases }: { releases: readonly DealLine[] }) =>
  releases.length > 0 && (
    <Notice kind="attention" title={signingWording.givesUp} quiet>
      <dl>
        {releases.map(({ topic, text, article }) => (
          <div key={topic}>
            <dt>
              {agreementWording.deal.topics[topic]}, {agreementWording.deal.article(article.number)}
            </dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
