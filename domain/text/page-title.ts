import { PAGE_TITLE_LENGTH } from '../lookups/limits.ts'

/** A page title of at most 70 characters: a longer one ends at a whole word with an ellipsis (docs/product.md, section 1.10). */
export function shortenPageTitle(title: string): string {
  const characters = [...title.trim()]
  if (characters.length <= PAGE_TITLE_LENGTH) return characters.join('')
  const cut = characters.slice(0, PAGE_TITLE_LENGTH).join('')
  const lastSpace = cut.lastIndexOf(' ')
  const kept = lastSpace === -1 ? characters.slice(0, PAGE_TITLE_LENGTH - 1).join('') : cut.slice(0, lastSpace)
  return `${kept.replace(/[\s,|–-]+$/u, '')}…`
}
