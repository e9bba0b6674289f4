declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** Nodes by their type. */
    jsonld: Record<string, object[]>;
    errors: object[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  export default class Validator {
    /** @returns what search engines would complain of */
    validate(data: Extracted): Promise<{ issueMessage: string; severity: string }[]>;
  }
}
