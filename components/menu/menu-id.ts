/** The id of the menu's dialog. */
export const menuId = 'menu';
