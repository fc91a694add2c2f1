import { tried } from '@evenhand/web-kit/storage';

const VISITED = 'evenhand_signed_in_here';

export const noteVisit = (): void => void tried(() => localStorage.setItem(VISITED, '1'));

/** A sign-in happened in this browser before. */
export const hasSignedInBefore = (): boolean => tried(() => localStorage.getItem(VISITED)) !== null;
