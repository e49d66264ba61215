// Names the one block that has no folder in blocks/. It stands by itself, because the browser asks for it too.

/** A page uses it to show the blocks of a document in pages/_shared. */
export const SHARED = 'shared';
