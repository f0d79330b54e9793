/** Why the server cannot start, in one line that names the cause. */
export class StartError extends Error {
  override name = 'StartError';
}
