import { contactTypes } from '#domain/lookups/contact-types.ts'
import { phoneOf } from '#domain/members/contact-details.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { withoutPlaceholder } from '#server/platform/graphql/placeholder-images.ts'
import { requireShort, requireWithin } from '#server/platform/graphql/input-rules.ts'
import { phoneOfAgent } from '../offices/office-record.ts'
import { findProfile } from './find-profile.ts'
import type { ProfileRecord } from './profile-record.ts'
import type { ProfilesContext, ProfilesParts } from '#server/modules/profiles/profiles-parts.ts'

const LONGEST_USERNAME = 200
const LARGEST_TAKE = 24

export const profileResolvers: Pick<Resolvers<ProfilesContext>, 'Profile'> = {
  Profile: {
    avatar: ({ avatar }, _arguments, context) => withoutPlaceholder(avatar, context),
    phone: ({ contacts, agent }) => phoneOf(contacts) ?? (agent === null ? null : phoneOfAgent(agent)),
    website({ contacts }) {
      const website = contacts.find(({ communicationType }) => communicationType === contactTypes.Website)
      return website === undefined ? null : externalLink(website.details)
    },
    listingCount: async (profile, _arguments, { services }) => (await idsOf(profile, services)).length,
    async listings(profile, { take }, { services }) {
      requireWithin('take', take, 1, LARGEST_TAKE)
      return services.listings.byIds((await idsOf(profile, services)).slice(0, take))
    },
  },
}

export const profileQueries: Pick<QueryResolvers<ProfilesContext>, 'profile'> = {
  profile(_parent, { username }, { services }) {
    requireShort('username', username, LONGEST_USERNAME)
    return findProfile(username, services)
  },
}

const idsOf = ({ agent }: ProfileRecord, { listingIdsOfAgent }: ProfilesParts): Promise<number[]> =>
  agent === null ? Promise.resolve([]) : listingIdsOfAgent(agent.id, null)
