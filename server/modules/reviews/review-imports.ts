import { plainText } from '#domain/text/plain-text.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { LEAST_CONTENT, LONGEST_CONTENT, LONGEST_REVIEWER_NAME, LONGEST_TITLE } from '#domain/reviews/review-limits.ts'
import { nameWithin } from '#domain/text/name-within.ts'
import type { components } from '#schema/generated/rest.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { insertReview, isImported } from './review-store.queries.ts'
import { inTurnOf } from './review-turn.ts'
import type { ReviewsSupport } from './reviews-support.ts'

type Imported = components['schemas']['ImportedReview']

/** Reviews that were written for another site. */
export type ReviewImports = {
  /** How many are new; what was imported before is passed over. Throws BAD_INPUT for what cannot be a review. */
  add(agent: AgentRecord, source: string, reviews: readonly Imported[]): Promise<number>
}

/** Imports reviews; they count in no rating (docs/product.md, section 25.52). */
export function reviewImports(parts: ReviewsSupport): ReviewImports {
  const { database, clock, posts } = parts
  return {
    async add(agent, source, reviews) {
      const texts = reviews.map(requiredImport)
      const site = nameWithin(LONGEST_REVIEWER_NAME, source)
      if (site === null) throw bad('source', reviewErrors.name(LONGEST_REVIEWER_NAME))
      return inTurnOf(parts, agent.id, async () => {
        let added = 0
        for (const text of texts) {
          if (await addOnce(agent.id, site, text)) added += 1
        }
        return added
      })
    },
  }

  function requiredImport(review: Imported) {
    const { identifier, title: typedTitle, content: typed, reviewerName, rating, serviceProvidedType } = review
    const [title, authorName] = [nameWithin(LONGEST_TITLE, typedTitle), nameWithin(LONGEST_REVIEWER_NAME, reviewerName)]
    const content = plainText(typed, LONGEST_CONTENT)
    const writtenAt = new Date(`${review.writtenOn}T02:00:00Z`)
    if (title === null) throw bad('title', reviewErrors.title(LONGEST_TITLE))
    if (content === null) throw bad('content', reviewErrors.content(LEAST_CONTENT, LONGEST_CONTENT))
    if (authorName === null) throw bad('reviewerName', reviewErrors.name(LONGEST_REVIEWER_NAME))
    if (nameWithin(100, identifier) === null) throw bad('identifier', 'identifier has 1 to 100 printable characters.')
    if (Number.isNaN(writtenAt.getTime()) || writtenAt > clock()) {
      throw bad('writtenOn', 'writtenOn is a day that is not to come.')
    }
    const text = { title, content, authorName, rating, writtenAt, publishedAt: writtenAt }
    return { text, identifier, serviceType: serviceProvidedType }
  }

  /** Whether it is new. */
  async function addOnce(agentId: number, site: string, { text, identifier, serviceType }: Import): Promise<boolean> {
    const imported = { agentId, importSource: site, importIdentifier: identifier }
    if (await isImported(database, imported)) return false
    const idempotencyKey = `imported-review-${identifier}`
    const id = await posts.insert({ ...text, ...nobody, kind: 'agentReview', status: 'published', idempotencyKey })
    const about = { ...noHome, serviceType, saleKey: `none:${serviceType}` }
    await insertReview(database, id, { ...about, ...imported, source: 'import', requestId: null, isVerified: false })
    return true
  }

  type Import = ReturnType<typeof requiredImport>
}

const nobody = {
  locationId: null,
  parentId: null,
  authorId: null,
  authorEmail: null,
  holdReasons: [],
  statistics: [],
  networkMark: null,
  browserMark: null,
}

const noHome = { typedAddress: '', evidence: '', suburbId: null, listingId: null }

const bad = (field: string, message: string) => new PortalError('BAD_INPUT', message, { field })
