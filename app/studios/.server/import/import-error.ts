/** A file that cannot be imported at all. One line, fit for the owner; nothing was changed. */
export class ImportError extends Error {
  override name = 'ImportError';
}
