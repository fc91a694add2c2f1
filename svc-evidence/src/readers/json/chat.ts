import type { Message } from '../unit.js';

/** What the elements before a message told of its conversation. */
export interface Chat {
  /** Of the file, when it does not name the chat. */
  filename: string;
  name: string | undefined;
  people: string[];
  /** Names by the numbers that stand for them. */
  names: Map<string, string>;
}

export type Said = Omit<Message, 'kind' | 'path' | 'source'>;

export interface Found extends Said {
  /** What it said before it was changed, the oldest first. */
  earlier?: Said[];
}

/** How one kind of export writes its messages. */
export interface JsonChat {
  source: Message['source'];
  /** What an element tells of the chat, when it is no message. */
  learn?: (path: string, value: unknown, chat: Chat) => void;
  /** Whether an element that is no message is of the export itself, and nothing that anybody said. */
  isAbout?: (value: unknown) => boolean;
  /** The message that an element is; undefined when it is none. */
  read: (value: unknown, chat: Chat) => Found | undefined;
  /** Its name may stand behind its messages, of which the newest may be the first. */
  namedBehind?: true;
}
