/** Replaces the selection of rows in antd's table, with its menus: ui's tables have none. */
const useSelection = () => [(columns: unknown) => columns, new Set()] as const;

export default useSelection;
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = '';
export const SELECTION_INVERT = '';
export const SELECTION_NONE = '';
