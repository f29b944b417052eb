declare module "@adobe/structured-data-validator" {
  type Items = Record<string, object[]>;

  /** Validates structured data against Google's requirements. */
  class Validator {
    validate(data: { jsonld: Items; microdata: Items; rdfa: Items }): Promise<{ issueMessage: string }[]>;
  }
  export default Validator;
}
