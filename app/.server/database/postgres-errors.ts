/** Of the network, and of a server that is stopping, starting or full (classes 08 and 57P, 53300). */
const passingCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|08\w{3}|57P0[123]|53300)$/;
/** pg gives these no code. */
const passingMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether an error, or one that it was caused by, is the loss of a connection, so that a new one may do. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (passingCodes.test(code) || passingMessages.test(error.message)) return true;
  // With several addresses behind one name, Node puts the errors of each into one.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return isConnectionLost(inner);
}
