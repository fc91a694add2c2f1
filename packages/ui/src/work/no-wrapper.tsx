import type { ReactNode } from 'react';

/**
 * Replaces what antd wraps around its parts and ui does not use: the spinner of a table, whose live region would
 * announce each change of the table, tooltips of its headings, and the pop-up that all tooltips share.
 */
const NoWrapper = ({ children }: { children?: ReactNode }) => children;

export default NoWrapper;
