/** In place of the menu of filters of antd's table: ui's tables have none. */
const NoFilterMenu = () => null;

export default NoFilterMenu;
export const flattenKeys = () => [];
