/** In characters; a longer name would leave no room for the address. */
const LONGEST_NAME = 100;

const unquoted = (name: string): string => name.replace(/^'(.*)'$/s, '$1').trim();

/**
 * "Ann Carter <ann@example.ca>". The address is shown because names can be forged. The path of an Exchange directory
 * is omitted when there is a name.
 */
export const correspondent = (givenName = '', givenAddress = ''): string => {
  const [name, address] = [unquoted(givenName.trim()), givenAddress.trim()];
  if (name === '' || name.toLowerCase() === address.toLowerCase()) return address;
  return address.includes('@') ? `${name.slice(0, LONGEST_NAME).trimEnd()} <${address}>` : name;
};

/** First among the people when the sender is unknown: the first counts as the sender. */
const UNKNOWN_SENDER = 'Unknown sender';

export const writtenBy = (sender: string, to: string[]): string[] => {
  const others = to.filter(Boolean);
  const unknown = others.length > 0 ? UNKNOWN_SENDER : '';
  return [sender.trim() || unknown, ...others].filter(Boolean);
};

export const nameOf = (person: string): string => person.replace(/ <[^<>@]*@[^<>]*>$/, '');

/** The sender of what a phone or account sent, where its export does not name them. */
export const OWNER_OF_PHONE = 'Owner of the phone';

/** The other party where an export does not name them. */
export const UNKNOWN = 'Unknown';

/** The writers of a chat in a picture. */
export const SIDES = { left: 'Left side of the picture', right: 'Right side of the picture' } as const;

/** Senders that an export or a picture does not name. */
const UNNAMED: ReadonlySet<string> = new Set([
  '',
  'Me',
  OWNER_OF_PHONE,
  UNKNOWN,
  UNKNOWN_SENDER,
  SIDES.left,
  SIDES.right,
]);

/** A phone number is no name. */
export const isUnnamed = (person: string): boolean => UNNAMED.has(person) || !/\p{L}/u.test(nameOf(person));
