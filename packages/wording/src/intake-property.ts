/** Questions about property, tax and name that may stay open: each adds its words to the agreement where it is answered. */
export const propertyWording = {
  homePlan: {
    label: 'Is the home sold, or does one of you keep it?',
    why: 'With your choice the agreement says who does what by when. What you wrote in your own words stays beside it.',
  },
  homeKeeper: { label: 'Who keeps the home?', why: 'The other signs it over and is let out of the mortgage.' },
  homePrice: {
    label: 'For how much?',
    why: 'The lowest price at which it is sold; or what the one who keeps it pays for the other’s part.',
  },
  homeBy: {
    label: 'By which day?',
    why: 'The day on which it is listed for sale, or paid for and signed over.',
  },
  homeDefault: {
    label: 'What follows when that day passes?',
    why: 'Say what happens if the day passes, so that you do not have to argue then.',
  },
  exclusivePossession: {
    label: 'Does one of you live there alone until then?',
    why: 'Without a term both of you may. Lawyers call it exclusive possession.',
  },
  exclusivePossessionUntil: { label: 'Until which day?', why: 'From then on both of you may live there again.' },
  carryingCosts: {
    label: 'Who pays for the home until then?',
    why: 'Mortgage, property tax and insurance. Without an answer, the owners in equal parts.',
  },
  homeThirdOwner: {
    label: 'Does a third person own a part of the home?',
    why: 'A parent, for example: their name. This agreement does not bind them. Leave it empty where only the two of you own it.',
  },
  supportRelease: {
    label: 'Do both of you give up spousal support?',
    why: 'Giving it up is hard to undo, even if one of you falls ill or loses work. Take legal advice first.',
  },
  releaseCareers: {
    label: 'What did your years together change in what each of you earns?',
    why: 'Giving up support holds better when it says why it is fair: for example, that both worked full-time throughout.',
  },
  releaseChildCare: {
    label: 'What does caring for the children cost each of you, beyond child support?',
    why: 'The law asks how that is shared. For example: both work full-time and share the care.',
  },
  releaseHardship: {
    label: 'Does the separation leave one of you in need?',
    why: 'The law asks for it. For example: no; each has savings and a home to live in.',
  },
  userSelfSupport: {
    label: 'How do you support yourself?',
    why: 'Work, training, a pension: what you live on from now on, and from when.',
  },
  partnerSelfSupport: { label: 'How does your partner?', why: 'The same for your partner.' },
  equalizationOutcome: {
    label: 'Is an equalization payment made?',
    why: 'The growth of what a married couple owns is shared by law. Whoever gives up the claim cannot ask for it later.',
  },
  equalizationPayer: {
    label: 'Who pays an equalization payment?',
    why: 'The one whose property grew more in the marriage, as a rule.',
  },
  equalizationAmount: {
    label: 'How much?',
    why: 'Your financial tracker works out what the law would come to. You may agree on another amount.',
  },
  equalizationForm: { label: 'How is it paid?', why: 'Instalments may run over ten years at most.' },
  equalizationDate: { label: 'On which day?', why: 'The day of the payment, or of the first instalment.' },
  equalizationInstalments: {
    label: 'In how many instalments?',
    why: 'Equal ones; the last one makes up for the cents.',
  },
  equalizationInterval: { label: 'How often?', why: 'From the first day on.' },
  equalizationInterest: {
    label: 'With interest?',
    why: 'On what is still owed, from the day on which the agreement takes effect.',
  },
  equalizationSecurity: {
    label: 'With security?',
    why: 'In case it is not paid. Often this is a charge on the home.',
  },
  equalizationSecurityNamed: { label: 'Which security?', why: 'As you would describe it to a lawyer.' },
  equalizationSetOff: {
    label: 'It is settled together with the home',
    why: 'It then comes out of the sale, or is added to or taken off what is paid for the home.',
  },
  homeInEqualization: {
    label: 'Did you count the home in the equalization payment?',
    why: 'You also pay for the home itself. When its value is in both, it may be paid for twice: a lawyer can tell you.',
  },
  pensions: {
    label: 'Workplace pensions',
    why: 'The plan’s administrator states the family law value on the day of your separation; ask for it by form.',
  },
  beneficiaries: {
    label: 'Who is named in insurance policies and plans?',
    why: 'What was named before the separation often still counts, and would pay the other.',
  },
  rewordings: {
    label: 'Your own sentences',
    why: 'You agreed to say these your own way. They stay while the sentence that they replace stays the same.',
  },
  animals: { label: 'Animals', why: 'The law counts them as property. With whom they live is for you to say.' },
  dependantCredit: {
    label: 'Who claims the amount for an eligible dependant?',
    why: 'For one child only one of you can in a year, and mostly not the one who pays support.',
  },
  dependantCreditBy: {
    label: 'Who claims it first, in even-numbered years?',
    why: 'So that not both claim it and neither gets it.',
  },
  childBenefit: {
    label: 'Who applies for the Canada Child Benefit?',
    why: 'It follows where the children live: half each when each of you has them at least 40 percent of the time.',
  },
  childBenefitBy: { label: 'Which of you?', why: 'The parent with whom the children mainly live.' },
  jointElections: {
    label: 'What do you tell the tax agency together?',
    why: 'Some choices need both of you, and a form in time.',
  },
  bankrupt: {
    label: 'Is one of you bankrupt, or making a proposal to creditors?',
    why: 'Property of a bankrupt person belongs to the trustee. Leave it empty if neither is.',
  },
  formerNameBy: { label: 'Does one of you take back a former name?', why: 'The other then does not object.' },
  formerName: {
    label: 'Which name?',
    why: 'As written in your birth certificate, or in that of an earlier change of name.',
  },
} as const;

/** The words on the cards of its lists. */
export const propertyLists = {
  homeInEqualization: {
    label: 'Did you count the home in the equalization payment?',
    why: 'You also pay for the home itself. When its value is in both, it may be paid for twice: a lawyer can tell you.',
  },
  pensions: {
    title: (number: number) => `Pension ${number}`,
    add: 'Add another pension',
    addFirst: 'Add a pension',
    remove: (number: number) => `Remove pension ${number}`,
    fields: {
      member: 'Whose pension?',
      plan: 'Name of the plan',
      law: 'Which law governs the plan?',
      familyLawValue: 'Family law value',
      valuedOn: 'Valued on',
      settlement: 'What becomes of it?',
      share: 'What the other gets: of the lump sum, or a month',
      monthly: 'The whole pension a month',
      countedIn: 'Where is it counted in the incomes that you stated?',
      survivorBenefit: 'The other’s survivor benefit',
    },
  },
  animals: {
    title: (number: number) => `Animal ${number}`,
    add: 'Add another animal',
    addFirst: 'Add an animal',
    remove: (number: number) => `Remove animal ${number}`,
    fields: {
      name: 'Name',
      livesWith: 'With whom does it live?',
      costs: 'Who pays for food and the vet?',
      visits: 'When does the other have it?',
    },
  },
} as const;
