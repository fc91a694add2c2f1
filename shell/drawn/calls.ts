import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { startFirstCalls } from '@evenhand/web-kit/first-calls';

/** The inline script of a signed-in page: starts its first calls while its code loads. */
const calls = document.getElementById('root')?.dataset.calls;
if (calls && document.cookie.includes(`${SIGNED_IN_HINT}=`)) startFirstCalls(calls.split(' '));
