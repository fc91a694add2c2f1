/** An address as shown to someone who should recognise their own and learn nothing of another's. */
export const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
