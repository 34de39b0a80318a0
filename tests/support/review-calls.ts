import type { Answer } from './portal-under-test.ts'
import type { ReviewsUnderTest } from './reviews-under-test.ts'

/** What tests of reviews ask. */
export const reviewTexts = {
  write: `mutation Write($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review {
  id status isVerified isOnRecord propertyAddress holdReasons typedAddress publishedOn } } }`,
  page: `query Page($username: String!, $rating: Int, $isVerifiedOnly: Boolean! = false, $sortBy: AgentReviewSort! = newest) {
  agentReviews(username: $username, rating: $rating, isVerifiedOnly: $isVerifiedOnly, sortBy: $sortBy) {
    total paging { skip take }
    agent { reviewSummary { count rating spread verifiedCount importedCount } }
    results { id title reviewer { name username } isVerified propertyAddress holdReasons typedAddress answer { content editedAt } helpfulCount } } }`,
  update: `mutation Update($id: ID!, $review: AgentReviewInput!) { updateAgentReview(reviewId: $id, review: $review) {
  review { status rating editedAt holdReasons decisionReason } } }`,
  withdraw: `mutation Withdraw($id: ID!) { withdrawAgentReview(reviewId: $id) { review { status } } }`,
  own: `{ ownAgentReviews(username: "mia-chen") { reviews { id status typedAddress decisionReason } helpfulIds isAgent canWrite } }`,
  helpful: `mutation Helpful($id: ID!, $isHelpful: Boolean!) { markAgentReviewHelpful(reviewId: $id, isHelpful: $isHelpful) {
  review { helpfulCount } } }`,
  answer: `mutation Answer($id: ID!, $content: String!) { answerAgentReview(reviewId: $id, content: $content) {
  review { answer { content answeredAt editedAt } } } }`,
  report: `mutation Report($id: ID!, $reason: ReviewReportReason!) { reportAgentReview(reviewId: $id, reason: $reason) { reviewId } }`,
  cases:
    '{ moderationQueue(kinds: [agentReview]) { total results { postId status holdReasons reportCount reportReasons evidence } } }',
  decide: `mutation Decide($id: Int!, $decision: ModerationDecision!, $reason: String!, $isProofChecked: Boolean! = false) {
  moderatePost(input: { postId: $id, decision: $decision, reason: $reason, isProofChecked: $isProofChecked }) {
  case { status isVerified } } }`,
} as const

/** A review that nothing holds. */
export const good = {
  title: 'Straight with us',
  content: 'He told us on the first day what it would go for, and it did.',
  rating: 4,
  serviceProvidedType: 'sale',
  propertyAddress: '',
}

/** The code of the first error with its field; "none" for none. */
export const codeOf = (answer: Answer): string =>
  answer.errors?.map(({ extensions: { code, field } }) => [code, field].filter(Boolean).join(' ')).join() ?? 'none'

let keys = 0

/** The calls of tests over a portal. */
export function reviewCalls(portal: () => ReviewsUnderTest) {
  const write = (memberId: number | null, review: object = {}, username = 'mia-chen', from?: string) => {
    keys += 1
    const input = { username, idempotencyKey: `key-of-test-${keys}`, review: { ...good, ...review } }
    return portal().ask(memberId, reviewTexts.write, { input }, from)
  }
  return {
    write,
    async written(memberId: number, review: object = {}, username = 'mia-chen', from?: string) {
      const { data, errors } = await write(memberId, review, username, from)
      if (errors !== undefined) throw new Error(JSON.stringify(errors))
      return data.writeAgentReview.review
    },
    async page(variables: object = {}) {
      const { data } = await portal().ask(null, reviewTexts.page, { username: 'mia-chen', ...variables })
      return data.agentReviews
    },
  }
}
