/** The id of the menu's dialog, which the buttons that open and close it refer to. */
export const menuId = 'menu';
