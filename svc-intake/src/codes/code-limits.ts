/** How often a code may be mistyped before it stops working. */
export const MOST_WRONG_TRIES = 5;

/** How long after its sending a locked code keeps a new one from being sent. */
export const LOCKED_MINUTES = 5;

/** Asking again this soon after a code was sent (a double click) sends no other one. */
export const SETTLING_SECONDS = 5;

/** How many codes a subject is mailed in a day. */
export const MOST_CODES_IN_A_DAY = 20;

/** How many wrong codes a subject takes in its whole life, however often a new code is sent. */
export const MOST_WRONG_TRIES_FOR_LIFE = 15;
