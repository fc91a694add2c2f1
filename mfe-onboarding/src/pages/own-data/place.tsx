import type { ShownOwnPlace } from '@evenhand/contracts/access/own-data';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { ownDataWording } from '@evenhand/wording/own-data';
import { DeletePlace } from './delete-place.js';

const words = ownDataWording.place;

const counted = [
  'invitations',
  'links',
  'visits',
  'acts',
  'comments',
  'proposals',
  'disclosures',
  'named',
  'signatures',
] as const;

/** What one case keeps, and its deletion. */
export const Place = ({ place, access }: { place: ShownOwnPlace; access: string }) => {
  const { parties, roles, state } = place;
  const kept = counted.filter((part) => place[part].length > 0);
  const { signing } = ownDataWording.delete;
  return (
    <>
      <Card title={parties ? words.ofBoth(parties.owner, parties.partner) : words.ofNobody}>
        <p>{words.as(roles)}</p>
        <p>{words.kept}</p>
        <ul>
          {kept.length === 0 && <li>{words.nothingElse}</li>}
          {kept.map((part) => (
            <li key={part}>{words[part](place[part].length)}</li>
          ))}
        </ul>
      </Card>
      {state === 'signing' ? (
        <Notice kind="attention" title={signing.title}>
          <p>{signing.text}</p>
        </Notice>
      ) : (
        <DeletePlace place={place} access={access} />
      )}
    </>
  );
};
