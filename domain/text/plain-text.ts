/** A text of several lines, which may be empty, without the space around it; null for one that is too long or holds what cannot be printed. */
export function printableText(text: string, longest: number): string | null {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  return [...plain].length <= longest && !/[^\P{Cc}\n\t]/u.test(plain) && plain.isWellFormed() ? plain : null
}

/** A text of several lines as it is kept; null for one that is empty, too long or holds what cannot be printed. */
export const plainText = (text: string, longest: number): string | null =>
  printableText(text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'), longest) || null
