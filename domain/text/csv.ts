const BYTE_ORDER_MARK = '\u{FEFF}'

export type CsvValue = string | number | null | undefined

/**
 * Rows as a file that programs for spreadsheets open: RFC 4180 with a UTF-8 byte order mark. No cell is a formula to them,
 * whatever was typed: one that could begin one begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** One cell; numbers stay numbers, nothing is an empty cell. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = beginsFormula(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a spreadsheet may take for the beginning of a formula, in full width too, and after space that it passes over. */
const beginsFormula = (text: string): boolean => /^[\s\p{Cc}\u{FEFF}\u{200B}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u.test(text)
