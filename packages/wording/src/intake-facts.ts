import { stepListWording } from './intake-spousal.js';
import { expenseListWording } from './intake-support.js';

/** Questions of the intake that may stay open: each adds its words to the agreement where it is answered. */
export const factWording = {
  userBirthdate: {
    label: 'Your birthday',
    why: 'Names alone can be mistaken. Your age also counts when spousal support is worked out.',
  },
  partnerBirthdate: { label: "Your partner's birthday", why: 'For the same reasons as yours.' },
  userServiceAddress: {
    label: 'Where should letters about this agreement reach you?',
    why: 'The agreement prints this address. If you keep your home private, give another one, such as a lawyer’s office or a post box.',
  },
  partnerServiceAddress: {
    label: 'Where should letters about this agreement reach your partner?',
    why: 'The agreement prints this address. It does not have to be their home.',
  },
  userOccupation: { label: 'Your work', why: 'What you do for a living, in a few words. It explains your income.' },
  partnerOccupation: { label: "Your partner's work", why: 'The same for your partner.' },
  userAddress: { label: 'Your postal address', why: 'Letters about this agreement go there. You may leave it out.' },
  userAddressHidden: {
    label: 'Keep my address out of everything that others see',
    why: 'Your partner, the agreement and every file are then made without it.',
  },
  partnerAddress: { label: "Your partner's postal address", why: 'Letters about this agreement go there.' },
  partnerAddressHidden: {
    label: "Keep my partner's address out of every document",
    why: 'The agreement and every file are then made without it.',
  },
  cohabitationDate: {
    label: 'The day you moved in together',
    why: 'The years together count from then on, also before a wedding. They matter for spousal support.',
  },
  scheduleStartsOn: {
    label: 'When does the schedule begin?',
    why: 'The first day of the first turn. The calendar in the agreement starts there, so taking turns needs it.',
  },
  scheduleStartsWith: {
    label: 'With whom does it begin?',
    why: 'Who has the children first. Without it, each of you could claim the same week.',
  },
  summerSharing: {
    label: 'The summer',
    why: 'From the end of June to Labour Day. It changes the share of the year that each of you has.',
  },
  summerFirst: {
    label: 'Who has the first part of the summer?',
    why: 'The first half or week; or the years with an even number; or every summer.',
  },
  winterBreakSharing: { label: 'The winter break', why: 'Two weeks around Christmas and New Year.' },
  winterBreakFirst: {
    label: 'Who has the first part of the winter break?',
    why: 'The first half or week; or the years with an even number; or every year.',
  },
  marchBreakSharing: { label: 'The March break', why: 'The week that schools are closed in March.' },
  marchBreakFirst: {
    label: 'Who has the first part of the March break?',
    why: 'The first half; or the years with an even number; or every year.',
  },
  holidays: {
    label: 'Holidays and special days',
    why: 'Days that matter to your family. They come before the schedule, the breaks and the summer.',
  },
  exchangePlace: { label: 'Where do the children change over?', why: 'A fixed place spares everybody a discussion.' },
  exchangePlaceNamed: { label: 'Which place?', why: 'Name and street, so that no one waits in the wrong place.' },
  exchangeDriver: { label: 'Who takes them there?', why: 'So that both of you can plan.' },
  exchangeHour: {
    label: 'At what time, when there is no school?',
    why: 'On a school day it is the end of school. It needs an answer when you take turns.',
  },
  firstRefusal: {
    label: 'When one of you needs a sitter, is the other asked first?',
    why: 'Lawyers call it a right of first refusal.',
  },
  homeArea: {
    label: 'Where does the children’s home stay?',
    why: 'A town or a school district. A move out of it then needs the other’s consent or a court.',
  },
  travelNotice: { label: 'How long before a trip do you tell each other?', why: 'For trips outside Ontario.' },
  travelConsent: {
    label: 'What does a trip outside Canada need?',
    why: 'Border officers may ask for a letter of consent, whatever you choose.',
  },
  passportKeeper: { label: 'Who keeps the passports?', why: 'The other gets them in time for a trip.' },
  newPartners: { label: 'New partners', why: 'What the children need when one of you meets somebody.' },
  socialMedia: { label: 'Pictures of the children online', why: 'What is posted stays. Agree on it once.' },
  otherChildren: {
    label: 'Children from another relationship',
    why: 'A duty to support them can matter for the support here.',
  },
} as const;

/** The words on the cards of a list: a name for each, how one is added and taken away, and its own questions. */
export const listWording = {
  expenses: expenseListWording,
  spousalSteps: stepListWording,
  children: {
    title: (number: number) => `Child ${number}`,
    add: 'Add another child',
    addFirst: 'Add a child',
    remove: (number: number) => `Remove child ${number}`,
    fields: {
      name: 'Name',
      birthdate: 'Date of birth',
      stepParent: 'Step-parent of this child, if one of you is',
      specialNeeds: 'This child has special needs',
      school: 'School or day care',
      health: 'Health: doctor, medicine, allergies',
      dependency: 'Of age, and still depends on you: why?',
      ownSupport: 'An amount of its own a month, instead of the table',
      livesWith: 'With whom this child lives, if of age, in another arrangement or not with the other children',
      schedule: 'Times that differ from the others’',
    },
  },
  holidays: {
    title: (number: number) => `Day ${number}`,
    add: 'Add another day',
    addFirst: 'Add a day',
    remove: (number: number) => `Remove day ${number}`,
    fields: {
      holiday: 'Which day?',
      called: 'Its name, for another day',
      from: 'From, for another day',
      until: 'Until, for another day',
      sharing: 'How do you share it?',
      first: 'Who has the first half, the even years, or every year?',
    },
  },
  otherChildren: {
    title: (number: number) => `Child ${number} of another relationship`,
    add: 'Add another child',
    addFirst: 'Add a child',
    remove: (number: number) => `Remove child ${number} of another relationship`,
    fields: {
      parent: 'Whose child?',
      name: 'Name',
      birthdate: 'Date of birth',
      livesWithParent: 'Lives with this parent',
      supportPaid: 'Support paid for this child a month',
    },
  },
} as const;
