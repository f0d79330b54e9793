import { accessSync, constants } from 'node:fs';
import { userInfo } from 'node:os';
import { oneLine } from '#app/.server/database/index.ts';

/** What went wrong, in one line that says what to do where a file is to blame. */
export function causeOf(error: unknown): string {
  const code = codeOf(error);
  const path = error instanceof Error && 'path' in error ? String(error.path) : null;
  if (code === 'ENOSPC') return `the disk is full${path === null ? '' : `: ${path}`}`;
  if (path === null) return oneLine(error);
  if (code === 'ENOENT') return `there is no ${path}`;
  return isClosing(code) ? closedTo(path) : oneLine(error);
}

/** Why a file cannot be read that may well be there. Null where it can be, or is not there. */
export function whyClosed(path: string): string | null {
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    return isClosing(codeOf(error)) ? closedTo(path) : null;
  }
}

function closedTo(path: string): string {
  return `${path} is closed to the user ${userName()}, who runs this command`;
}

function isClosing(code: unknown): boolean {
  return code === 'EACCES' || code === 'EPERM';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A number has no name where nobody has written it down, as in a container. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
