/** Letters that do not come apart into a letter of ASCII and a mark. */
const plain: Partial<Record<string, string>> = {
  ə: 'e',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** @returns a folder's name such as `fener-taksi`; empty where a name has no letter that could stand in it */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, (letter) => plain[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
