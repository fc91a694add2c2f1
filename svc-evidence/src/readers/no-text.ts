import type { Message } from './unit.js';

/** Text of a message whose export has none. */
export const NO_TEXT = 'Message without text';

/** A message with a sender is kept without words, too: a photo that is shown once, or what was deleted. */
export const worded = (message: Message): Message =>
  message.people.length === 0 || message.text.trim() ? message : { ...message, text: NO_TEXT };

/** The rest of a long message, with its people and time. */
export const continued = (message: Message, text: string): Message => ({ ...message, text });

/** Text of a mail whose body is a conversation, which is read as messages. */
export const COPIED = 'A copied conversation';

/** Its words are gone; that there was a message is not. */
export const DELETED = 'Message deleted by its author';

/** A message that repeats the one it answers. */
export const inReplyTo = (who: string | undefined, text: string): string =>
  `In reply to ${who || 'a message'}: “${text}”`;
