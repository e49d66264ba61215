/** Something the author or owner can mend: its message is all they need to see. Commands print it and end; no stack. */
export class Failure extends Error {}
