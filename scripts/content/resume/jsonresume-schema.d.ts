declare module '@jsonresume/schema' {
  /** @param report is given `null, true` where the resume is valid, else what is wrong and false */
  export function validate(
    resume: unknown,
    report: (errors: { stack: string }[] | null, valid: boolean) => void,
  ): void;
}
