/** Replaces antd's style-only components. */
const NoStylePart = () => null;

export default NoStylePart;
