import type { Message } from '../unit.js';
import type { Reaction } from './reaction.js';

export interface Chat {
  filename: string;
  name: string | undefined;
  people: string[];
  names: Map<string, string>;
}

export type ChatText = Omit<Message, 'kind' | 'path' | 'source'>;

export interface Found extends ChatText {
  /** Before it was edited, the oldest first. */
  earlier?: ChatText[];
  reactions?: Reaction[];
  /** Of a chat whose names follow its messages. */
  named?: () => Pick<ChatText, 'thread' | 'people'>;
}

export interface JsonChat {
  source: Message['source'];
  learn?: (path: string, value: unknown, chat: Chat) => void;
  isAbout?: (value: unknown) => boolean;
  /** @param list name of the list that contains the value, where names are not fixed */
  read: (value: unknown, chat: Chat, list?: string) => Found | undefined;
  /** The chat's name may follow its messages, and the newest may be first. */
  namedBehind?: true;
}
