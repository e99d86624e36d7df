/** A failure that the person who runs the shop can mend. The message is one Portuguese sentence with what to do; no stack is needed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
