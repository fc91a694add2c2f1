/** Text of a message whose export has none. */
export const NO_TEXT = 'Message without text';

/** Text of a mail whose body is a conversation, which is read as messages. */
export const COPIED = 'A copied conversation';

/** Its words are gone; that there was a message is not. */
export const DELETED = 'Message deleted by its author';

/** A message that repeats the one it answers. */
export const inReplyTo = (who: string | undefined, text: string): string =>
  `In reply to ${who || 'a message'}: “${text}”`;
