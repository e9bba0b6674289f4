declare module '@jsonresume/schema' {
  /** @param report is called with `null, true` if the resume is valid; otherwise with the errors and false */
  export function validate(
    resume: unknown,
    report: (errors: { stack: string }[] | null, valid: boolean) => void,
  ): void;
}
