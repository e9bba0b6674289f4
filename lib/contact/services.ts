const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Finds the services that the form offers, such as `Service1`. An owner has as many as they like.
 * @param contact the texts of `Contact`
 * @returns their keys, in the order of their numbers
 */
export function serviceKeys(contact: object): string[] {
  return Object.keys(contact)
    .filter((key) => /^Service\d+$/.test(key))
    .sort(compare);
}
