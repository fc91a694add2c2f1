import { usePartnersNegotiation, useSetPartners } from './negotiation-calls.js';
import { TakingPart } from './taking-part.js';

/** @param name of the owner */
export const PartnersPart = ({ name }: { name: string }) => {
  const { data } = usePartnersNegotiation();
  const setting = useSetPartners();
  return data ? <TakingPart negotiation={data} name={name} setting={setting} set={setting.mutate} /> : null;
};
