/** The words of the contract for a review, in the order in which pages show them. */
export const serviceTypes = ['sale', 'purchase', 'management', 'tenancy', 'appraisal'] as const
export type ServiceProvidedType = (typeof serviceTypes)[number]

export const statisticTypes = ['communication', 'localKnowledge', 'negotiation', 'honesty'] as const
export type StatisticType = (typeof statisticTypes)[number]

export const reportReasons = ['notAboutAgent', 'notGenuine', 'offensive', 'privateDetails', 'advertising'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reviewSorts = ['newest', 'highestRating', 'lowestRating', 'mostHelpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What somebody says of an agent, as it is typed and sent. */
export type ReviewDraft = {
  title: string
  content: string
  /** 0: none chosen yet. */
  rating: number
  statistics: readonly { type: StatisticType; rating: number }[]
  serviceProvidedType: ServiceProvidedType
  propertyAddress: string
  /** How staff could check that its author was the client; never published. */
  evidence: string
}

/** What a change of a review says; without evidence it stays as it is. */
export type ReviewChange = Omit<ReviewDraft, 'evidence'> & { evidence?: string | null | undefined }

/** A new review as it was sent. */
export const newReview = (sent: ReviewChange): ReviewDraft => ({ ...sent, evidence: sent.evidence ?? '' })

/** The kind of listing on record that a service would be; null for one that leaves none. */
export const recordOfService: Readonly<Record<ServiceProvidedType, 'sale' | 'rental' | null>> = {
  sale: 'sale',
  purchase: 'sale',
  management: 'rental',
  tenancy: 'rental',
  appraisal: null,
}
