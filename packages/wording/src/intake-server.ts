/** What svc-intake answers when something cannot be done, and why. */
export const intakeServer = {
  sameAddress: 'Please give each of you an address of your own.',
  changedElsewhere:
    'These answers have changed since, in another window or by an accepted change. Nothing of either is lost: please look at them again.',
  changedField: 'This answer has changed since.',
  versionAhead: 'We have not seen this version of your answers yet. Please load the page again.',
  lockedBySignature:
    'The agreement is being signed, so the answers can no longer be changed. To change them, take the agreement back first.',
  draftIsSealed:
    'The agreement is signed and sealed, so there is no draft any more. Download the sealed file under Documents (GET /api/signing/sealed).',
  lockedByCompletion: 'The agreement is signed and sealed, so the answers can no longer be changed.',

  submitFirst: 'Please submit your answers first. The draft is made from them.',
  noAgreement: 'There is no draft yet.',
  wordFileIsBeingWritten: 'Your Word file is still being written. Please try again in a moment.',
  otherVersion: 'The agreement has changed since you opened it. Please read the new version first.',
  answersChanged: 'The answers have changed since this draft was made. A new draft is needed first.',
  answersMissing:
    'Some answers are still missing or do not fit together. The agreement can be approved once they are settled.',
  confirmHalf:
    'Schedule B is what was disclosed from your address. Please confirm with the code that we mail you that it is yours.',
  noHalfToConfirm: 'There is no disclosure of yours to confirm at the moment.',
  otherHalf: 'What was disclosed from your address has changed. Please read it again.',
  notOpenToApproval: 'The agreement cannot be approved at this stage.',
  everyoneSigned: 'Everyone has signed. The agreement can no longer be changed or taken back.',

  safetyFirst: 'Before the first invitation, please answer a few private questions. Nobody else sees them.',
  safetyConcerns: 'Some of your answers call for care. Please look at the help we offer, then decide whether to go on.',
  draftFirst: 'Please make a draft first. Your partner is invited to read it.',
  newDraftFirst: 'This draft has ended. Please make a new one before you invite your partner.',
  alreadyInvited: 'Another address is invited already. Please withdraw that invitation first.',
  alreadySent: 'The invitation was sent with another message. To change it, withdraw the invitation first.',
  ownAddress: 'This is your own address. Please enter that of your partner.',
  noInvitation: 'There is no invitation at the moment.',
  invitationLocked: 'Signing has begun. To stop it, take the agreement back.',
  tooManyInvitations: 'We have sent your invitation many times today. Please wait until tomorrow to send it again.',
  tooManyLinks: 'We have sent many links today. Please wait until tomorrow before you ask for another.',

  proveAddressFirst:
    'First confirm your e-mail address: we send you a link. Until then we write to nobody in your name.',
  otherNameThanNamed: (named: string) =>
    `The agreement names ${named}. If this name is yours too, please confirm it. The others see both names.`,

  onHold: 'Asking and answering is on hold for now. You can still read the draft, and approve or decline it as it is.',
  negotiationStopped:
    'After what you told us in private, we do not want you to negotiate here on your own. The page of open points names other ways. Only you see this.',
  noClause: 'The draft has no such article any more. Please load the page again.',
  noNote: 'There is no such note of yours.',
  tooManyComments: 'You have written very many notes here. Please delete some of your own first.',
  proposalEnded: 'This proposal has ended. Please load the page again to see where it is.',
  inviteFirst: 'Please invite your partner first. Changes can be proposed once they can read the draft.',
  tooManyProposals: 'Many proposals are open already. Please wait for an answer, or take one back.',
  tooManyToday: 'You have asked for many changes today. You can ask for more tomorrow.',
  sameAnswers: 'This is what the agreement says already.',
  answerNeeded: 'With this change the agreement needs an answer here as well.',
  leavesBlank:
    'This change would now leave a blank in the agreement. Please suggest something else that has the missing answer.',
  notAsked: 'The agreement has no question like this at the moment.',
  noVersion: 'There is no such version.',
  noProposal: 'There is no such proposal.',
  otherResult: 'The agreement has changed since you opened this proposal. Please read what it would do now.',

  factorFirst:
    'The account with this address has a passkey or a code from an app. Sign in with it, then open the link again.',
  linkGone: 'This link no longer works. It may have been used, withdrawn or replaced by a newer one.',
  accessEnded: 'This access has ended. Please use the newest link that we have sent you.',
  otherPurpose: 'This link was made for something else.',

  hasBlank: 'This text still has a blank. Take the agreement back, fill it in and make a new draft.',
  notOpenToSigning: 'The agreement is not open for signing.',
  coolingOff: (day: string) => `You both have time to think it over first. You can sign from ${day}.`,
  paymentNotHeld: 'We could not confirm the payment just now, so nothing was signed. Please try again in a minute.',
  signFirst: 'The party signs first, then the witness.',
  witnessSigned: 'The witness has signed already.',
  witnessIsParty: 'A witness cannot be one of the two of you. Please name somebody else.',
  lawyerIsParty: 'A lawyer who certifies advice cannot be one of the two of you.',
  lawyerOfOther: 'This lawyer certifies advice for the other of you. Each of you needs a lawyer of your own.',
  lawyerSigned: 'The lawyer has signed the certificate already.',
  codeNeeded: 'Enter the six digits of the newest mail.',
  adviceFirst: 'A lawyer can be named only beside advice that was received.',
  drawingUnreadable: 'We could not find a name in this drawing. Please draw your name again, or type it instead.',
  cannotDecline: 'The agreement cannot be declined at this stage.',
  notSealed: 'There is no sealed agreement yet.',
  addressUnknown: 'We do not have your e-mail address yet. Please try again in a moment.',
  notAPdf: 'Please choose a PDF file.',
  notWord: 'We could not read this as a Word file (.docx). Please save it in Word again and choose the new file.',
  noChangesInWord:
    'We found no tracked change in this file. Please ask for it again with Track Changes turned on in Word, not yet accepted.',
} as const;
