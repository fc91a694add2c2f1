import { drawing } from '@evenhand/web-kit/preset';

export default drawing();
