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

/** The name of a correspondent, without the address behind it. */
export const nameOf = (person: string): string => person.replace(/ <[^<>]*@[^<>]*>$/, '');
