import { hasClaim } from '#domain/permissions/claims.ts'
import type { MemberRecord } from '../world/members.ts'

/** Whether somebody decides about reviews. */
export const hasClaimForReviews = (member: MemberRecord | null): boolean =>
  hasClaim(member?.claims ?? null, 'agents_permission', 'CanManageAnyAgentReview')
