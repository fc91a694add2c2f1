import { shell } from '@evenhand/web-kit/preset';

export default shell();
