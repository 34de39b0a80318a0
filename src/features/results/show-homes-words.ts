import { formatSearchCount } from '#domain/search/search-count-text.ts'

/** What the button under the filters says: how many homes it would show, once that is known. */
export function showHomesWords(total: number | undefined): string {
  if (total === undefined) return 'Show homes'
  return `Show ${formatSearchCount(total)} ${total === 1 ? 'home' : 'homes'}`
}
