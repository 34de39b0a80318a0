/** Called with the number of a key and its distance to the text. */
type Report = (keyNumber: number, distance: number) => void

/**
 * Finds the keys of which a beginning lies within `maximum` typing errors of the text: a letter left out, put in,
 * replaced, or two neighbours swapped (banded Damerau–Levenshtein, each letter touched once). Keys are in order, and
 * `sharedLengths` says how much of the one before each repeats: its rows are kept, and a beginning that is already too
 * far is passed over with all that start alike.
 */
export function findWithTypingErrors(
  keys: readonly string[],
  sharedLengths: Uint8Array,
  text: string,
  maximum: number,
  report: Report,
): void {
  const depth = text.length + maximum
  const rows = Array.from({ length: depth + 1 }, () => new Uint8Array(text.length + 1))
  rows[0]?.forEach((_, column, row) => (row[column] = column))
  // The least distance of the whole text to a beginning of at most that many letters.
  const best = new Uint8Array(depth + 1).fill(text.length)
  let validLength = 0
  let deadLength = Infinity
  for (let number = 0; number < keys.length; number++) {
    const shared = sharedLengths[number] ?? 0
    if (shared < deadLength) {
      deadLength = Infinity
      validLength = Math.min(validLength, shared)
      const key = keys[number] ?? ''
      const length = Math.min(key.length, depth)
      while (validLength < length && deadLength === Infinity) {
        validLength++
        const least = fillRow(rows, key, text, validLength, maximum)
        best[validLength] = Math.min(best[validLength - 1] ?? 0, rows[validLength]?.[text.length] ?? 0)
        if (least > maximum) deadLength = validLength
      }
    }
    const distance = best[validLength] ?? 0
    if (distance <= maximum) report(number, distance)
  }
}

/** Fills the row of a key's letter within the band; answers the least value in it. */
function fillRow(rows: readonly Uint8Array[], key: string, text: string, length: number, maximum: number): number {
  // Rows exist for every length that is asked for.
  const row = rows[length]!
  const above = rows[length - 1]!
  const letter = key.charCodeAt(length - 1)
  const first = Math.max(1, length - maximum)
  const last = Math.min(text.length, length + maximum)
  const outside = maximum + 1
  row[first - 1] = first === 1 ? Math.min(length, outside) : outside
  let least = row[first - 1] ?? outside
  for (let column = first; column <= last; column++) {
    const isSame = text.charCodeAt(column - 1) === letter
    const put = (row[column - 1] ?? outside) + 1
    const left = column > length - 1 + maximum ? outside : (above[column] ?? outside) + 1
    let value = Math.min((above[column - 1] ?? outside) + (isSame ? 0 : 1), put, left)
    if (length > 1 && column > 1 && isSwapped(key, text, length, column)) {
      value = Math.min(value, (rows[length - 2]?.[column - 2] ?? outside) + 1)
    }
    row[column] = Math.min(value, outside)
    if (value < least) least = value
  }
  if (last < text.length) row[text.length] = outside
  return least
}

const isSwapped = (key: string, text: string, length: number, column: number): boolean =>
  key.charCodeAt(length - 1) === text.charCodeAt(column - 2) &&
  key.charCodeAt(length - 2) === text.charCodeAt(column - 1)
