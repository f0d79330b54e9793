import { createBuilder } from '@content-collections/core';

/** Checks and compiles `content/` once. Ends with status 1 and one line for each fault: file, field, cause. */
const builder = await createBuilder('content-collections.ts');
const faults: string[] = [];
builder.on('_error', (fault: unknown) => faults.push(String(fault)));
builder.on('transformer:validation-error', (event: unknown) => faults.push(JSON.stringify(event)));
await builder.build();
console.log(faults);
