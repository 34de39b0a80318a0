import { postRevisionOf } from '../posts/post-revision.ts'
import { placeLabel } from '../locations/place-label.ts'
import type { HoldReason } from './review-holds.ts'
import type { PostStatus } from '../posts/post-states.ts'
import type { ServiceProvidedType, StatisticType } from './review-types.ts'

type ReviewFacts = {
  title: string
  content: string
  rating: number
  statistics: { type: StatisticType; rating: number }[]
  serviceType: ServiceProvidedType
  suburb: Parameters<typeof placeLabel>[0] | null
  /** Of the listing on record; null where there is none or its address is hidden. */
  street: string | null
  reviewer: { name: string; username: string | null; isAgent: boolean }
  isVerified: boolean
  isOnRecord: boolean
  source: 'member' | 'request' | 'import'
  importedFrom: string | null
  answer: string | null
  answeredAt: Date | null
  answerEditedAt: Date | null
  helpfulCount: number
  publishedAt: Date | null
  editedAt: Date | null
}
/** Writes an instant in the zone of the agent's office. */
type Write = (instant: Date) => string

/** What everybody sees of a published review, as both contracts show it. */
export function shownReview(facts: ReviewFacts, write: Write) {
  const { title, content, rating, statistics, reviewer, isVerified, isOnRecord, importedFrom, helpfulCount } = facts
  const { suburb, street, answer, answeredAt, source } = facts
  const at = (instant: Date | null) => (instant === null ? null : write(instant))
  return {
    title,
    content,
    rating,
    statistics,
    serviceProvidedType: facts.serviceType,
    propertyAddress: suburb && [street ?? [], placeLabel(suburb)].flat().join(', '),
    reviewer,
    isVerified,
    isOnRecord,
    isImported: source === 'import',
    importedFrom,
    isRequested: source === 'request',
    answer:
      answer === null || answeredAt === null
        ? null
        : { content: answer, answeredAt: write(answeredAt), editedAt: at(facts.answerEditedAt) },
    helpfulCount,
    publishedOn: at(facts.publishedAt),
    editedAt: at(facts.editedAt),
  }
}

type Inside = {
  status: PostStatus
  holdReasons: HoldReason[]
  decisionReason: string | null
  typedAddress: string
  evidence: string
  editedAt: Date | null
}

/** What its author and staff see besides. */
export function insideOfReview(
  { status, holdReasons, decisionReason, typedAddress, evidence, editedAt }: Inside,
  { isAuthor, isStaff }: { isAuthor: boolean; isStaff: boolean },
) {
  const seesInside = isAuthor || isStaff
  return {
    status,
    holdReasons: seesInside ? holdReasons : [],
    decisionReason: seesInside ? decisionReason : null,
    typedAddress: isAuthor ? typedAddress : null,
    evidence: seesInside ? evidence : null,
    revision: isAuthor ? postRevisionOf(editedAt) : null,
  }
}

type RequestFacts = {
  clientName: string
  clientEmail: string | null
  serviceType: ServiceProvidedType
  typedAddress: string
  requestedAt: Date
  expiresAt: Date
}

/** What the agent sees of a request for a review. */
export const shownRequest = (facts: RequestFacts, write: Write) => ({
  clientName: facts.clientName,
  clientEmail: facts.clientEmail ?? '',
  serviceProvidedType: facts.serviceType,
  propertyAddress: facts.typedAddress === '' ? null : facts.typedAddress,
  requestedAt: write(facts.requestedAt),
  expiresAt: write(facts.expiresAt),
})
