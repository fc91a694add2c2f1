/** The name of who wrote a mail, without the address behind it. */
export const nameOf = (person: string): string => person.replace(/ <[^<>]*@[^<>]*>$/, '');
