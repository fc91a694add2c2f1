import { useLocation } from 'react-router-dom';

/** The present page with the sign-in dialog open: a dialog has an address, so Back closes it. */
export const useSignInAddress = (as: '1' | 'register' = '1') => {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set('sign-in', as);
  return { pathname, search: parameters.toString() };
};
