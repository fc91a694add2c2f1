import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed } from '../print.js';
import type { ChildrensBenefits } from '../terms/childrens-benefits.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { childWords } from './child-words.js';

const HALF_EACH = 'Each of us will apply for half of the Canada Child Benefit and of the related benefits and credits.';

/** One parent alone pays support, and then cannot claim the credit (Income Tax Act s. 118(5)). */
const onePays = (draft: Draft): Passage | null => {
  const support = draft.terms.childSupport;
  const payor = support?.payor.value;
  if (!support || support.setOff || !payor || !support.monthly.value) return null;
  const [pays, receives] = [draft.name(payor), draft.name(other(payor))];
  return `${HALF_EACH} ${receives} may claim the amount for an eligible dependant if the Income Tax Act allows it. ${pays}, who pays child support, cannot claim it for the same child.`;
};

/** Where the children live apart, each parent claims for the own ones. */
const inBothHomes = (draft: Draft): Passage | null => {
  const children = draft.terms.childSupport?.children?.byTable ?? [];
  const [ofOwner, ofPartner] = (['owner', 'partner'] as const).map((party) =>
    children.flatMap(({ called, child }) => (child.livesWith === party ? [called] : [])),
  );
  if (!ofOwner?.length || !ofPartner?.length || ofOwner.length + ofPartner.length < children.length) return null;
  return `${draft.owner} will apply for the Canada Child Benefit and the related benefits and credits for ${listed(ofOwner)}, and ${draft.partner} for ${listed(ofPartner)}. Each of us may claim the amount for an eligible dependant for a child who primarily lives with that parent, if the Income Tax Act allows it.`;
};

/** The default by residence. */
const byResidence = (draft: Draft, { residence, mainParent }: ParentingTerms): Passage => {
  const { child, childs, pick } = childWords(draft);
  switch (residence.value) {
    case 'primary':
      return text`${draft.print(mainParent, draft.name)}, with whom the ${child} primarily ${pick('lives', 'live')}, will apply for the Canada Child Benefit and the related benefits and credits, and may claim the amount for an eligible dependant if the Income Tax Act allows it.`;
    case 'shared':
      return (
        onePays(draft) ??
        `${HALF_EACH} Only one of us may claim the amount for an eligible dependant for the same child in a year. We will agree in writing each year on who claims it${pick('', ' for which child')}, because otherwise neither of us can claim it.`
      );
    default:
      return (
        inBothHomes(draft) ??
        `Each of us will claim the benefits and credits for the ${child} to which the Income Tax Act entitles us, and will inform the CRA of how the ${childs} time is divided.`
      );
  }
};

const benefit = (draft: Draft, { benefit: chosen, applicant }: ChildrensBenefits): Passage[] => {
  if (chosen.value === null) return [];
  if (chosen.value === 'Each of us applies for half') return [draft.about(chosen, HALF_EACH)];
  return [
    text`${draft.print(applicant, draft.name)} will apply for the Canada Child Benefit and the related benefits and credits.`,
  ];
};

const credit = (draft: Draft, { credit: chosen, claimant }: ChildrensBenefits): Passage[] => {
  if (chosen.value === null) return [];
  const claims = draft.print(claimant, draft.name);
  const others = claimant.value ? draft.name(other(claimant.value)) : 'the other';
  return [
    chosen.value === 'One of us claims it'
      ? text`${claims} will claim the amount for an eligible dependant if the Income Tax Act allows it, and ${others} will not claim it for the same child.`
      : text`${claims} will claim the amount for an eligible dependant for even-numbered years and ${others} for odd-numbered years, if the Income Tax Act allows it.`,
  ];
};

/** Canada Child Benefit and the amount for an eligible dependant (Income Tax Act s. 118(1)(b), 118(4)). */
export const childrensBenefits = (draft: Draft): Passage[] => {
  const { parenting } = draft.terms;
  if (!parenting) return [];
  const agreed = [...benefit(draft, parenting.benefits), ...credit(draft, parenting.benefits)];
  return agreed.length > 0 ? agreed : [byResidence(draft, parenting)];
};
