import type { Message } from '../unit.js';

export interface Chat {
  filename: string;
  name: string | undefined;
  people: string[];
  /** Sender names by id. */
  names: Map<string, string>;
}

export type ChatText = Omit<Message, 'kind' | 'path' | 'source'>;

export interface Found extends ChatText {
  /** Before it was edited, the oldest first. */
  earlier?: ChatText[];
}

export interface JsonChat {
  source: Message['source'];
  /** Reads chat data from an element that is not a message. */
  learn?: (path: string, value: unknown, chat: Chat) => void;
  /** Whether an element belongs to the export but is not content. */
  isAbout?: (value: unknown) => boolean;
  /** Undefined when the element is not a message. */
  read: (value: unknown, chat: Chat) => Found | undefined;
  /** The chat's name may follow its messages, and the newest may be first. */
  namedBehind?: true;
}
