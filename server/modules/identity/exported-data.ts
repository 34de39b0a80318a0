import type { Database } from '#server/platform/database/database.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { agentClaimsOfMember, pastSalesOfMember } from './exported-claims.queries.ts'
import {
  allSessionsOf,
  devicesOfMember,
  enquiriesOfMember,
  eventsOfMember,
  followsOfMember,
  hiddenListingsOfMember,
  locationsFollowedBy,
  notificationsOfMember,
  plansOfMember,
  postsOfMember,
  questionsFollowedBy,
  repliesVotedForBy,
} from './exported-data.queries.ts'
import { enquiryRepliesOf } from './exported-enquiries.queries.ts'
import { decisionsAboutMember } from './exported-decisions.queries.ts'
import {
  helpfulReviewsOf,
  reportedPostsOf,
  reviewPhotosOf,
  reviewRequestsOf,
  reviewsOfMember,
} from './exported-reviews.queries.ts'
import { alertsOfMember, collectionsOfMember, notesOfMember } from './exported-collections.queries.ts'

type Schemas = components['schemas']

/** Everything that is kept about a member, but for hashes of passwords and tokens. */
export async function exportedData(
  database: Database,
  member: MemberRecord,
  settings: Schemas['Settings'],
): Promise<Schemas['UserExport']> {
  return {
    member: {
      id: member.id,
      username: member.username,
      createdAt: member.createdAt.toISOString(),
      claims: member.claims,
      ...settings,
    },
    sessions: await allSessionsOf(database, member.id),
    enquiries: await enquiriesOfMember(database, member.id),
    posts: await postsOfMember(database, member.id),
    reviewPhotos: await reviewPhotosOf(database, member.id),
    followedQuestions: await questionsFollowedBy(database, member.id),
    votes: await repliesVotedForBy(database, member.id),
    events: await eventsOfMember(database, member.id),
    devices: await devicesOfMember(database, member.id),
    notifications: await notificationsOfMember(database, member.id),
    alerts: await alertsOfMember(database, member.id),
    collections: await collectionsOfMember(database, member.id),
    listingNotes: await notesOfMember(database, member.id),
    followedLocations: await locationsFollowedBy(database, member.id),
    follows: await followsOfMember(database, member.id),
    hiddenListings: await hiddenListingsOfMember(database, member.id),
    inspectionPlans: await plansOfMember(database, member.id),
    agentReviews: await reviewsOfMember(database, member.id),
    helpfulReviews: await helpfulReviewsOf(database, member.id),
    reportedPosts: await reportedPostsOf(database, member.id),
    decisions: await decisionsAboutMember(database, member.id),
    enquiryReplies: await enquiryRepliesOf(database, member.id),
    reviewRequests: await reviewRequestsOf(database, member.id),
    agentClaims: await agentClaimsOfMember(database, member.id),
    pastSales: await pastSalesOfMember(database, member.id),
  }
}
