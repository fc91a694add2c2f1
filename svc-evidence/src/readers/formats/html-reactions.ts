import type { Reaction } from '../json/reaction.js';
import { tapbackIn } from '../tapbacks.js';
import { writtenMoment } from '../written-date.js';

/** The content of an element that shows a reaction. */
export interface ReactionElement {
  /** Titles: the people who gave it. */
  names: string[];
  /** Alternative texts of pictures. */
  signs: string[];
  text: string;
}

const NUMBER = /^\d+$/;

/** "👍 3": by the people in titles, or by a number of them. */
export const countedReactions = ({ names, signs, text }: ReactionElement): Reaction[] => {
  const words = text.split(/\s+/).filter(Boolean);
  const emoji = signs[0] ?? words.find((word) => !NUMBER.test(word)) ?? 'custom sign';
  const count = Number(words.find((word) => NUMBER.test(word)) ?? 1);
  const left = names.length > 0 ? count - names.length : count;
  const given = names.map((who) => ({ emoji, who }));
  return left > 0 ? [...given, { emoji, who: '', count: left }] : given;
};

const characters = new Intl.Segmenter();
const LONGEST_SIGN = 40;

/** "👍Dana (Mar 05, 2024 9:18:00 am)", where the export has the time. */
export const namedReaction = ({ text }: ReactionElement): Reaction[] => {
  const [first] = characters.segment(text.slice(0, LONGEST_SIGN));
  const sign = first && !/[\p{L}\p{N}]/u.test(first.segment) ? first.segment : '';
  const written = text.slice(sign.length).trim();
  const bracket = written.endsWith(')') ? written.lastIndexOf(' (') : -1;
  const at = bracket < 0 ? null : writtenMoment(written.slice(bracket + 2, -1));
  return [{ emoji: sign || 'custom sign', who: at ? written.slice(0, bracket) : written, at }];
};

export const tapback = ({ text }: ReactionElement): Reaction[] => [tapbackIn(text) ?? { emoji: text, who: '' }];
