declare module '@adobe/structured-data-validator' {
  /** Checks schema.org items; the part of its interface that `schema-org.ts` uses. */
  export default class Validator {
    /** `schemaOrg` is the vocabulary as JSON-LD, in the form in which schema.org publishes it. */
    constructor(schemaOrg: { readonly '@graph': readonly object[] });
    /** The items are by the type that they begin with. */
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<
      {
        issueMessage: string;
        severity: 'ERROR' | 'WARNING';
        path: { type?: string | string[]; property?: string; index?: number }[];
        fieldNames: string[];
        /** `schemaOrg` is an error against the vocabulary; without it, one against what search engines ask for. */
        errorType?: 'schemaOrg';
      }[]
    >;
  }
}
