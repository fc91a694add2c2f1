import { inlineScripts } from '@evenhand/web-kit/preset';

export default inlineScripts();
