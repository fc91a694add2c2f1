import { firstScript } from '@evenhand/web-kit/preset';

export default firstScript();
