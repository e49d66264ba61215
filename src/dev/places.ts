export type Places = {
  /** The folder of the program. */
  root: string;
  /** The folder that holds pages/. */
  content: string;
};
