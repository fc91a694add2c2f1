/** No name is longer that people have; a longer one would leave no room for the address behind it. */
const LONGEST_NAME = 100;

/** Outlook puts an address in quotation marks where it knows no name. */
const unquoted = (name: string): string => name.replace(/^'(.*)'$/s, '$1').trim();

/**
 * Who wrote or was written to: "Ann Carter <ann@example.ca>". Anybody can call themselves Ann Carter, so the address stands
 * there too. What is none, such as a place in a directory of Exchange, is left out where there is a name.
 */
export const correspondent = (givenName = '', givenAddress = ''): string => {
  const [name, address] = [unquoted(givenName.trim()), givenAddress.trim()];
  if (name === '' || name.toLowerCase() === address.toLowerCase()) return address;
  return address.includes('@') ? `${name.slice(0, LONGEST_NAME).trimEnd()} <${address}>` : name;
};

/** Stands first where nobody tells who wrote: whoever stands there is taken for the one who did. */
const UNKNOWN_SENDER = 'Unknown sender';

/** The people of a message: who wrote it, then those it was sent to. */
export const writtenBy = (sender: string, to: string[]): string[] => {
  const others = to.filter(Boolean);
  const unknown = others.length > 0 ? UNKNOWN_SENDER : '';
  return [sender.trim() || unknown, ...others].filter(Boolean);
};

/** The name of a correspondent, without the address behind it. */
export const nameOf = (person: string): string => person.replace(/ <[^<>@]*@[^<>]*>$/, '');
