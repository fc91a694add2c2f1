/** The intake: five steps, every question with its reason. `owner` is the person who answers. */
export const intakeWording = {
  title: 'Your intake',
  lead: 'Answer what you can. Everything is saved as you go, and you can change it later.',
  steps: {
    'personal-information': { name: 'Personal Information', question: 'Who are the two of you?' },
    'living-situation': { name: 'Living Situation', question: 'Where do you live?' },
    'children-and-parenting': { name: 'Children & Parenting', question: 'Do you have children together?' },
    'financial-details': { name: 'Financial Details', question: 'What about money?' },
    'final-details': { name: 'Final Details', question: 'A few last things' },
  },
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  check: {
    name: 'Check your answers',
    question: 'Check your answers',
    lead: 'Read through what you have told us. You can change anything before you submit.',
    change: 'Change',
    changeWhat: (question: string) => `Change: ${question}`,
    unanswered: 'Not answered yet',
    yes: 'Yes',
    no: 'No',
    missingTitle: 'Some answers are still open',
    missing:
      'You can submit now. The agreement leaves a blank for each open answer and lists it, until you fill it in.',
  },
  previous: 'Previous',
  next: 'Next',
  review: 'Check your answers',
  submit: 'Submit Intake',
  submitting: 'Submitting...',
  whyWeAsk: 'Why we ask',
  optional: 'optional',
  saving: 'Saving…',
  saved: (time: string) => `Saved at ${time}`,
  notSavedYet: 'Not saved yet',
  offline: 'You are offline. Your answers are kept on this device and saved as soon as you are back.',
  loading: 'Opening your answers…',
  loadFailed: 'We could not open your answers. Nothing is lost.',
  tryAgain: 'Try Again',
  conflict: {
    title: 'Changed in another window',
    text: (questions: string) =>
      `These answers were also changed somewhere else: ${questions}. Which ones do you want to keep?`,
    keepMine: 'Keep what I wrote here',
    takeTheirs: 'Take the other ones',
  },
  locked:
    'Someone has already signed this agreement. To change an answer, first take the agreement back on the signing page.',
  submitted: { title: 'Success', text: 'Your intake form has been submitted successfully.' },
  sessionExpired: { title: 'Session Expired', text: 'Please log in again to continue.' },
  failed: { title: 'Error', text: 'Failed to submit intake form. Please try again.' },
  partyNames: { owner: 'Me', partner: 'My partner' },
  currency: 'Canadian dollars',
  amountInvalid: 'Please enter an amount in dollars, such as 1,250.00.',
  child: {
    title: (number: number) => `Child ${number}`,
    name: 'Name',
    birthdate: 'Date of birth',
    specialNeeds: 'This child has special needs',
    add: 'Add another child',
    remove: (number: number) => `Remove child ${number}`,
  },
  fields: {
    userName: { label: 'Your full name', why: 'The agreement names you as you write it here. Use your legal name.' },
    partnerName: { label: "Your partner's full name", why: 'The agreement names both of you in the same way.' },
    userEmail: { label: 'Your e-mail address', why: 'We use it for the steps of this agreement only.' },
    partnerEmail: {
      label: "Your partner's e-mail address",
      why: 'Nothing is sent until you send the invitation yourself.',
    },
    relationshipType: {
      label: 'What is your relationship?',
      why: 'In Ontario the law divides property differently for married and unmarried couples.',
    },
    marriageDate: {
      label: 'Date of marriage',
      why: 'What each of you owned on that day can count when property is divided.',
    },
    separationDate: {
      label: 'Date of separation',
      why: 'The day from which you lived apart with no plan to go on together. Property is valued on that day.',
    },
    livingSituation: { label: 'Your home', why: 'Special rules protect both of you in a home that you own.' },
    homeOwner: { label: 'Who owns the home?', why: 'The agreement says whose name it is in.' },
    matrimonialHomeAgreed: {
      label: 'We agree on what happens to the home',
      why: 'If you do not agree yet, write down where you stand. You can change it later.',
    },
    homeEstimatedValue: { label: 'What is the home worth today?', why: 'Your best estimate. An appraisal is better.' },
    homeMortgageBalance: { label: 'What is still owed on it?', why: 'It is on your last mortgage statement.' },
    homeDivisionDescription: {
      label: 'What happens to the home?',
      why: 'In your own words: who stays, is it sold, who pays whom how much, and by when. It goes into the agreement as written.',
    },
    hasChildren: {
      label: 'We have children together',
      why: 'Children of any age who still depend on you belong here.',
    },
    children: {
      label: 'Your children',
      why: 'Support depends on how many children there are and how old they are.',
    },
    primaryResidence: {
      label: 'Where do the children live?',
      why: 'When each of you has them at least 40 percent of the time, child support is worked out differently.',
    },
    residentialParent: { label: 'With whom do they mainly live?', why: 'The other parent usually pays child support.' },
    decisionMaking: {
      label: 'Who makes the important decisions?',
      why: 'Health, school, religion and activities. The law calls it decision-making responsibility.',
    },
    decisionMaker: { label: 'Which of you decides?', why: 'The other is told and heard before an important decision.' },
    parentingSchedule: {
      label: 'Parenting schedule',
      why: '2-2-3: two days, two days, three days in turn. Week on/week off: one week each. Alternate weekends: every second weekend with one parent.',
    },
    customScheduleNotes: {
      label: 'Your own schedule',
      why: 'Days and times, as you would explain them to the children’s school.',
    },
    useGuidelines: {
      label: 'Use the Child Support Guidelines',
      why: 'The tables that every court starts from. You can agree on another amount, but then a good reason is needed.',
    },
    userIncome: {
      label: 'Your yearly income',
      why: 'Before tax: line 15000 of your last tax return. Child support is worked out from it.',
    },
    partnerIncome: {
      label: "Your partner's yearly income",
      why: 'Before tax: line 15000 of their last tax return. You will both show each other your papers.',
    },
    userProvince: { label: 'Where do you live?', why: 'Each province has a table of its own.' },
    partnerProvince: { label: 'Where does your partner live?', why: 'The table of the one who pays applies.' },
    childSupportPayer: {
      label: 'Who pays child support?',
      why: 'Usually the parent with whom the children live less.',
    },
    agreedChildSupportAmount: {
      label: 'Monthly child support that you agreed on',
      why: 'Leave it empty to use the amount by the Guidelines.',
    },
    childSupportReason: {
      label: 'Why another amount than the Guidelines give?',
      why: 'A court looks at the reason before it grants a divorce.',
    },
    spousalSupportRequested: {
      label: 'One of us will pay spousal support',
      why: 'If not, both of you give it up in the agreement. Take legal advice before you do.',
    },
    spousalSupportPayer: { label: 'Who pays spousal support?', why: 'Usually the one with the higher income.' },
    spousalSupportAmount: { label: 'Monthly spousal support', why: 'Stated apart from child support: it is taxed.' },
    spousalSupportDuration: { label: 'For how long?', why: 'For example: five years, or until 31 December 2031.' },
    spousalSupportReason: {
      label: 'Why is it paid?',
      why: 'For example: one of you stayed home with the children. The agreement states the reason.',
    },
    hasAssets: {
      label: 'We have other assets',
      why: 'Accounts, cars, investments, pensions: whatever is worth something.',
    },
    assetTypes: { label: 'Which kinds?', why: 'Choose all that apply.' },
    assetDivisionDescription: {
      label: 'Who keeps what?',
      why: 'In your own words. It goes into the agreement as written.',
    },
    hasDebt: { label: 'We have debts', why: 'Other than the mortgage on your home.' },
    debtType: { label: 'What kind?', why: 'A bank can ask either of you for a joint debt, whatever you agree.' },
    debtDivisionDescription: {
      label: 'Who pays what?',
      why: 'In your own words. It goes into the agreement as written.',
    },
    optionalClauses: { label: 'Extra terms', why: 'Choose those you want. Each becomes an article of the agreement.' },
    preferredDisputeResolution: {
      label: 'If you disagree later, what do you want to try first?',
      why: 'Going to court is always possible. These steps usually cost less.',
    },
    phoneNumber: { label: 'Your telephone number', why: 'Only for questions you ask us. It is not in the agreement.' },
    nextStep: { label: 'What do you want to do next?', why: 'A note to yourself. It is not in the agreement.' },
    signWithoutLawyers: {
      label: 'We may sign without lawyers',
      why: 'Advice from a lawyer of your own makes the agreement stronger. Each of you says when signing whether you had it.',
    },
    agreedToTerms: {
      label: 'I agree to the terms of use',
      why: 'Evenhand gives legal information, not legal advice.',
    },
  },
} as const;
