import { employer } from './pathways/employer';

/** The pathway charts, by the name of their file. */
export const PATHWAYS: Record<string, () => string> = { employer };
