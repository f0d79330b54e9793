/** What all rooms share on the server, without effect when it is imported: the owner's commands import it too. */

export { ProcessError, runLimited } from './limited-process.ts';
export { isLoopback } from './loopback.ts';
export { runInSlices } from './run-in-slices.ts';
export { withFormulas, withoutFormulas } from './spreadsheet.ts';
