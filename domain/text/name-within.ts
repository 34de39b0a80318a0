/**
 * A name as somebody typed it, without the space around it; null when nothing is left, it is longer than so many characters or holds a
 * control character. Markup is text like any other.
 */
export function nameWithin(longest: number, text: string): string | null {
  const name = text.trim()
  const isGood = name !== '' && [...name].length <= longest && !/\p{Cc}/u.test(name) && name.isWellFormed()
  return isGood ? name : null
}
