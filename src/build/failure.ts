/** Something the author or owner can mend; its message is all they need to see. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}
