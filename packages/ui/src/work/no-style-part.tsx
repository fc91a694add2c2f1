/** In place of the components of antd that only write styles. */
const NoStylePart = () => null;

export default NoStylePart;
