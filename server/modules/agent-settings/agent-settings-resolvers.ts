import { externalLink } from '#domain/text/external-link.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { AgentSettingsContext } from './agent-settings-parts.ts'

export const agentSettingsResolvers: Pick<Resolvers<AgentSettingsContext>, 'AgentSettings'> = {
  AgentSettings: {
    isPrincipal: ({ row }) => row.isPrincipal,
    bio: ({ row }) => row.bio,
    website: ({ row }) => row.website ?? '',
    awards: ({ row }) => row.awards,
    socialLinks: ({ row }) => row.socialLinks.map(({ network, url }) => ({ network, url: externalLink(url) })),
    videos: ({ row: { videos, hiddenVideos } }) => [
      ...videos.map((video) => ({ ...video, isVisible: true })),
      ...hiddenVideos.map((video) => ({ ...video, isVisible: false })),
    ],
    servicedLocations: ({ row }, _arguments, { services }) => services.places.byIds(row.servicedLocationIds),
    areasOfExpertise: ({ row }) => row.areasOfExpertise,
    version: ({ row }) => row.version,
  },
}

export const agentSettingsQueries: Pick<QueryResolvers<AgentSettingsContext>, 'agentSettings'> = {
  agentSettings: async (_parent, { username }, context) => {
    const member = await requireMember(context)
    return context.services.profileSettings.read(username, member)
  },
}

export const agentSettingsMutations: Pick<
  MutationResolvers<AgentSettingsContext>,
  'setAgentVideoVisibility' | 'setOfficePrincipal' | 'updateAgentSettings'
> = {
  updateAgentSettings: async (_parent, { username, input }, context) => {
    const member = await requireMember(context)
    const { baseVersion, ...profile } = input
    return { settings: await context.services.profileSettings.change(username, member, { profile, baseVersion }) }
  },
  setOfficePrincipal: async (_parent, { username, isPrincipal }, context) => {
    const member = await requireMember(context)
    return { settings: await context.services.profileSettings.appoint(username, member, isPrincipal) }
  },
  setAgentVideoVisibility: async (_parent, { username, url, isVisible }, context) => {
    const member = await requireMember(context)
    return { settings: await context.services.profileSettings.showVideo(username, member, { url, isVisible }) }
  },
}
