import { mockRequestIdentifier } from '#mocks/world/reviews.ts'
import type { Claim } from './authorisation-portal.ts'
import type { MemberRow } from './authorisation-rows.ts'

const claim: Claim = ['agents_permission', 'CanManageAnyAgentReview']
const said =
  '{ title: "Calm and clear", content: "Every question was answered.", rating: 4, serviceProvidedType: sale }'
const status = '{ review { status } }'

/** Fields about reviews; 9101 is Lena’s of the agent Agnes, 9001 is held. */
export const reviewRows: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'ownAgentReviews',
    operation: '{ ownAgentReviews(username: "imogen-achterberg") { reviews { title } } }',
    outcomes: 'who yes part part part part part',
    secret: 'Straight with us',
  },
  {
    field: 'reviewRequests',
    operation: '{ reviewRequests { results { clientEmail } } }',
    outcomes: 'who NO NO yes part NO NO',
    secret: 'client@mail1.example',
  },
  {
    field: 'reviewCases',
    operation: '{ reviewCases { results { review { title } } } }',
    outcomes: 'who NO NO NO NO yes NO',
    secret: 'See for yourself',
    claim,
  },
  {
    field: 'writeAgentReview',
    operation: `mutation { writeAgentReview(input: { username: "soraya-haddad", idempotencyKey: "matrix-key-1", review: ${said} }) ${status} }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'writeRequestedReview',
    operation: `mutation { writeRequestedReview(input: { uniqueIdentifier: "${mockRequestIdentifier(1)}", name: "Carol", review: ${said} }) { isPublished } }`,
    outcomes: 'yes yes yes NO yes yes yes',
  },
  {
    field: 'updateAgentReview',
    operation: `mutation { updateAgentReview(reviewId: "9101", review: ${said}) ${status} }`,
    outcomes: 'who yes NO NO NO NO NO',
    claim,
  },
  {
    field: 'withdrawAgentReview',
    operation: `mutation { withdrawAgentReview(reviewId: "9101") ${status} }`,
    outcomes: 'who yes NO NO NO NO NO',
    claim,
  },
  {
    field: 'withdrawAgentReview',
    about: 'one that is held',
    operation: `mutation { withdrawAgentReview(reviewId: "9001") ${status} }`,
    outcomes: 'who none yes none none NO none',
    claim,
  },
  {
    field: 'answerAgentReview',
    operation: `mutation { answerAgentReview(reviewId: "9101", content: "Thank you.") ${status} }`,
    outcomes: 'who NO NO yes NO NO NO',
    claim,
  },
  {
    field: 'markAgentReviewHelpful',
    operation: `mutation { markAgentReviewHelpful(reviewId: "9101", isHelpful: true) ${status} }`,
    outcomes: 'who NO yes yes yes yes yes',
  },
  {
    field: 'reportAgentReview',
    operation: 'mutation { reportAgentReview(reviewId: "9101", reason: offensive) { reviewId } }',
    outcomes: 'who NO yes yes yes yes yes',
  },
  {
    field: 'requestReview',
    operation:
      'mutation { requestReview(input: { idempotencyKey: "matrix-key-1", clientName: "Nadia", clientEmail: "nadia@mail.example", serviceProvidedType: sale }) { request { status } } }',
    outcomes: 'who NO NO yes yes NO NO',
    claim,
  },
  {
    field: 'withdrawReviewRequest',
    operation: 'mutation { withdrawReviewRequest(requestId: "1") { request { status } } }',
    outcomes: 'who none none yes none none none',
    claim,
  },
  {
    field: 'decideAgentReview',
    operation: `mutation { decideAgentReview(reviewId: "9001", decision: publish, reason: "For a reason.") ${status} }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim,
  },
]
