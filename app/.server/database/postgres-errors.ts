/** Of the network, and of a server that is stopping, starting or full (classes 08 and 57P, 53300). */
const passingCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|08\w{3}|57P0[123]|53300)$/;
/** pg gives these no code. */
const passingMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether a fault, or one that it was caused by, is the loss of a connection, so that a new one may do. */
export function isConnectionLost(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = 'code' in fault ? String(fault.code) : '';
  if (passingCodes.test(code) || passingMessages.test(fault.message)) return true;
  // With several addresses behind one name, Node puts the errors of each into one.
  const inner: unknown = fault instanceof AggregateError ? fault.errors[0] : fault.cause;
  return isConnectionLost(inner);
}
