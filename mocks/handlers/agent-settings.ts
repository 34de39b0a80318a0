import { agentSettingsErrors as errors } from '#domain/agents/agent-settings-errors.copy.ts'
import { type AgentProfile, checkAgentProfile, tidyAgentProfile } from '#domain/agents/agent-settings.ts'
import { changedFields, storedProfile, withVideo } from '#domain/agents/stored-profile.ts'
import { mayAppointPrincipal, mayChangeAgent, mayToggleVideos } from '#domain/permissions/agent-settings.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { placeById } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'
import { agentView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

type OfAgent = { username: string }
type May = (caller: MemberRecord, agentId: number) => boolean

/** What profiles of agents show, for those who may change it. */
export const agentSettingsQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentSettings({ username }: OfAgent) {
    const caller = requireCaller(world, headers)
    const agent = find(world.agents, { username: username.toLowerCase() })
    if (agent === undefined) return null
    if (!mayToggleVideos(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    return settingsView(world, agent, caller)
  },
})

export const agentSettingsMutations = ({ world }: MockPortal, headers: Headers) => {
  const open = (username: string, may: May, message: string = errors.notYours) => {
    const caller = requireCaller(world, headers)
    const agent = required(find(world.agents, { username: username.toLowerCase() }), errors.noAgent, 'username')
    if (!may(caller, agent.id)) throw new Refusal('FORBIDDEN', message)
    if (caller.agentId !== agent.id) requireRecentSignIn(world, headers)
    return { agent, caller }
  }
  const changed = ({ agent, caller }: ReturnType<typeof open>, change: Partial<AgentRecord>) => {
    update(world.agents, { id: agent.id }, change)
    return { settings: settingsView(world, { ...agent, ...change }, caller) }
  }
  return {
    updateAgentSettings({ username, input }: OfAgent & { input: AgentProfile & { baseVersion: number } }) {
      const opened = open(username, mayChangeAgent)
      const { settingsVersion } = opened.agent
      const { baseVersion, ...given } = input
      const profile = tidyAgentProfile(given)
      const [problem] = checkAgentProfile(profile, world.now.getUTCFullYear())
      if (problem !== undefined) throw new Refusal('BAD_INPUT', problem.message, problem.field)
      const next = storedProfile(profile, placeIdsOf(world, profile.servicedLocationUris))
      if (changedFields(opened.agent, next).length === 0) return changed(opened, {})
      if (settingsVersion !== baseVersion) throw new Refusal('CONFLICT', errors.changedMeanwhile)
      return changed(opened, { ...next, settingsVersion: settingsVersion + 1 })
    },
    setOfficePrincipal: ({ username, isPrincipal }: OfAgent & { isPrincipal: boolean }) =>
      changed(open(username, mayAppointPrincipal, errors.notAppointed), { isPrincipal }),
    setAgentVideoVisibility({ username, url, isVisible }: OfAgent & { url: string; isVisible: boolean }) {
      const opened = open(username, mayToggleVideos)
      const { videos, settingsVersion } = opened.agent
      const next = required(withVideo(opened.agent, url, isVisible), errors.noVideo, 'url')
      const isSame = videos.some((video) => video.url === url) === isVisible
      return changed(opened, isSame ? {} : { ...next, settingsVersion: settingsVersion + 1 })
    },
  }
}

const placeIdsOf = (world: World, uris: readonly string[]): number[] =>
  uris.map((uri) => {
    const place = find(world.places, { uri })
    if (place !== undefined && place.type !== 'street') return place.id
    throw new Refusal('BAD_INPUT', errors.noPlace, 'servicedLocationUris')
  })

function settingsView(world: World, agent: AgentRecord, caller: MemberRecord) {
  const { bio, website, awards, socialLinks, videos, hiddenVideos, areasOfExpertise, settingsVersion } = agent
  const withVisibility = (list: typeof videos, isVisible: boolean) => list.map((video) => ({ ...video, isVisible }))
  return {
    agent: agentView(world, agent),
    mayChangeAll: mayChangeAgent(caller, agent.id),
    isPrincipal: agent.isPrincipal,
    mayAppointPrincipal: mayAppointPrincipal(caller, agent.id),
    bio,
    website: website ?? '',
    awards,
    socialLinks: socialLinks.map(({ network, url }) => ({ network, url: externalLink(url) })),
    videos: [...withVisibility(videos, true), ...withVisibility(hiddenVideos, false)],
    servicedLocations: () => agent.servicedLocationIds.map((id) => locationView(world, placeById(world, id))),
    areasOfExpertise,
    version: settingsVersion,
  }
}
