import { useLocation } from 'react-router-dom';

/** Where a person is without another page that they asked for. */
export const AFTER_SIGN_IN = '/dashboard';

/** The present page with the sign-in dialog open: the dialog has an address, so that Back closes it. */
export const useSignInAddress = (as: '1' | 'register' = '1') => {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set('sign-in', as);
  return { pathname, search: parameters.toString() };
};
