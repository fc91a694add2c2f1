import { remote } from '@evenhand/web-kit/preset';

export default remote('mfe-evidence');
