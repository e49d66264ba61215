/** Something the author or owner can mend. Its message is all they need to see, so it stands in place of the stack as well. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
