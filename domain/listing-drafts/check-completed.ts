import { checkDraft, type DraftProblem } from './check-draft.ts'

/** What is asked for a home, and when it can be seen: a home that is sold or leased shows none of it. */
const ofMarket = /^(?:saleMethod|price|statement$|auction|inspections)/

/** As `checkDraft`, of a home that is sold or leased: its facts can be corrected whatever was asked for it (docs/product.md, section 31.7). */
export function checkCompleted(...given: Parameters<typeof checkDraft>): ReturnType<typeof checkDraft> {
  const { problems: all, readable } = checkDraft(...given)
  const problems: DraftProblem[] = all.filter(({ field }) => !ofMarket.test(field))
  return { problems, listing: problems.length === 0 ? readable : null, readable }
}
