import { contactTypes } from '#domain/lookups/contact-types.ts'
import { phoneOf } from '#domain/members/contact-details.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { withoutPlaceholder } from '#server/platform/graphql/placeholder-images.ts'
import { phoneOfAgent } from '../offices/office-record.ts'
import { avatarOfPerson } from './person-record.ts'
import type { ProfileRecord } from './profile-record.ts'
import { countPosts, type PostCounts } from './own-posts.queries.ts'
import type { ProfilesContext, ProfilesParts } from './profiles-services.ts'

export const profileResolvers: Pick<Resolvers<ProfilesContext>, 'Person' | 'Profile'> = {
  Person: { avatar: (person, _arguments, context) => withoutPlaceholder(avatarOfPerson(person), context) },
  Profile: {
    avatar: ({ avatar }, _arguments, context) => withoutPlaceholder(avatar, context),
    phone: ({ contacts, agent }) => phoneOf(contacts) ?? (agent === null ? null : phoneOfAgent(agent)),
    website({ contacts }) {
      const website = contacts.find(({ communicationType }) => communicationType === contactTypes.Website)
      return website === undefined ? null : externalLink(website.details)
    },
    listingCount: async (profile, _arguments, { services }) => (await idsOf(profile, null, services)).length,
    async listings(profile, { mode, skip, take }, { services }) {
      return services.listings.byIds((await idsOf(profile, mode ?? null, services)).slice(skip, skip + take))
    },
    listingCounts: ({ agent }, _arguments, { services }) =>
      agent === null ? { buy: 0, rent: 0, sold: 0, leased: 0 } : services.listingCountsOfAgent(agent.id),
    reviewCount: async (profile, _arguments, { services }) => (await postsOf(profile, services)).reviews,
    questionCount: async (profile, _arguments, { services }) => (await postsOf(profile, services)).questions,
    answerCount: async (profile, _arguments, { services }) => (await postsOf(profile, services)).answers,
    discussionCount: async (profile, _arguments, { services }) => (await postsOf(profile, services)).discussions,
  },
}

const idsOf = (
  { agent }: ProfileRecord,
  mode: Parameters<ProfilesParts['listingIdsOfAgent']>[1],
  { listingIdsOfAgent }: ProfilesParts,
): Promise<number[]> => (agent === null ? Promise.resolve([]) : listingIdsOfAgent(agent.id, mode))

const counted = new WeakMap<ProfileRecord, Promise<PostCounts>>()

/** Read once for the profile of an answer, which has them in four fields. */
function postsOf(profile: ProfileRecord, { database }: ProfilesParts): Promise<PostCounts> {
  const known = counted.get(profile)
  if (known !== undefined) return known
  const counting =
    profile.memberId === null
      ? Promise.resolve({ questions: 0, discussions: 0, answers: 0, reviews: 0 })
      : countPosts(database, profile.memberId)
  counted.set(profile, counting)
  return counting
}
