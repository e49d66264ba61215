/** How the frame of the page asks for the menu of what is selected, which is drawn in the window. */
export const MENU_ASKED = 'ashlar-menu';

export type MenuPoint = { x: number; y: number };
