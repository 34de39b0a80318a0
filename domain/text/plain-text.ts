/** A text of several lines as it is kept; null for one that is empty, too long or holds what cannot be printed. */
export function plainText(text: string, longest: number): string | null {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const isGood = plain !== '' && [...plain].length <= longest && !/[^\P{Cc}\n\t]/u.test(plain) && plain.isWellFormed()
  return isGood ? plain : null
}
