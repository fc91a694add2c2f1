import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { startFirstCalls } from '@evenhand/web-kit/first-calls';
import { watchStart } from '../src/remotes/watch-start';

/** The inline script of the application's pages: starts the first calls of a signed-in one while its code loads. */
const calls = document.getElementById('root')?.dataset.calls;
if (calls && document.cookie.includes(`${SIGNED_IN_HINT}=`)) startFirstCalls(calls.split(' '));
watchStart();
