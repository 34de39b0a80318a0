const LONGEST_DESCRIPTION = 160

/** The start of what was written, in one line of whole words, for search engines. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/[\s,.;:]+\S*$/, '')}…`
}
