/** Replaces the filter menu of antd's table: ui's tables have none. */
const NoFilterMenu = () => null;

export default NoFilterMenu;
export const flattenKeys = () => [];
