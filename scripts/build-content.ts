import { type AnyContent, createBuilder, isSingleton } from '@content-collections/core';

/** `npm run content`: checks and compiles `content/` once. Ends with status 1 and one line for each fault: file, field, cause. */
const faults: string[] = [];
try {
  const builder = await createBuilder('content-collections.ts');
  builder.on('collector:read-error', ({ filePath, error }) => addFault(filePath, error));
  builder.on('collector:parse-error', ({ filePath, error }) => addFault(filePath, error));
  builder.on('transformer:validation-error', ({ collection, file, error }) => {
    addFault(pathOf(collection, file.path), error);
  });
  builder.on('transformer:error', ({ collection, error }) => addFault(pathOf(collection), error));
  builder.on('transformer:result-error', ({ collection, document, error }) => {
    addFault(pathOf(collection, document._meta.filePath), error);
  });
  await builder.build();
} catch (fault) {
  faults.push(oneLine(fault instanceof Error ? fault.message : String(fault)));
}

if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

/** A validation reports `- field: cause`, one line a field; everything else is one cause. */
function addFault(path: string, { message }: Error): void {
  const fields = message.split(/^- /m).filter((text) => text.trim() !== '');
  for (const field of fields) faults.push(`${path}: ${oneLine(field)}`);
}

function pathOf(collection: AnyContent, file = ''): string {
  return isSingleton(collection) ? collection.filePath : `${collection.directory}/${file}`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
