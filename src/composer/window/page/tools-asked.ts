/** How the frame of the page asks for the menu of what is selected, which is drawn in the window. */
export const TOOLS_ASKED = 'ashlar-tools';

export type ToolsPoint = { x: number; y: number };
