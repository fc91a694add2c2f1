export default () => globalThis.evenhandTestStack?.stop();
