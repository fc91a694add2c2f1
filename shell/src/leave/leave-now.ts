import { leave } from '../session/leave';

/** A page that anybody may have open: the weather, by the government of Canada. */
const NEUTRAL_SITE = 'https://weather.gc.ca/';

/**
 * Takes the page out of sight at once, forgets what this tab kept, and puts another site in its place: the button
 * "back" leads to what was open before this page, never to it.
 */
export const leaveQuickly = (): void => {
  document.documentElement.hidden = true;
  document.title = '';
  sessionStorage.clear();
  leave(NEUTRAL_SITE);
};
