import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import type { MemberRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import { answerReview, markHelpful, report } from '../review-mutations.ts'
import type { IdentityOperations } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

type Schemas = components['schemas']

/** The operations of schema/openapi/legacy.yaml that are about reviews. */
export const reviewOperations = (
  world: World,
): IdentityOperations<'markReviewHelpful' | 'reportReview' | 'saveReviewAnswer' | 'undoReviewHelpful'> => ({
  markReviewHelpful: ({ params, headers }) => {
    markHelpful(world, requireMember(world, headers), { reviewId: String(params['id']), isHelpful: true })
    return done
  },
  undoReviewHelpful: ({ params, headers }) => {
    markHelpful(world, requireMember(world, headers), { reviewId: String(params['id']), isHelpful: false })
    return done
  },
  saveReviewAnswer: ({ params, headers, body }) => {
    const { content }: Schemas['ReviewAnswerInput'] = body
    answerReview(world, requireMember(world, headers), { reviewId: String(params['id']), content })
    return done
  },
  reportReview: ({ query, headers, body }) => {
    const given: Schemas['ReviewReport'] = body ?? {}
    report(world, requireMember(world, headers), { reviewId: String(query['postId']), reason: given.reason ?? null })
    return done
  },
})

const done = { status: 204 }

function requireMember(world: World, headers: Headers): MemberRecord {
  const caller = callerOf(world, headers)?.member ?? null
  if (caller === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
  return caller
}
