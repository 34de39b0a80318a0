import { agentSettingsErrors as errors } from '#domain/agents/agent-settings-errors.copy.ts'
import { type AgentProfile, checkAgentProfile, tidyAgentProfile } from '#domain/agents/agent-settings.ts'
import { mayAppointPrincipal, mayChangeAgent, mayToggleVideos } from '#domain/permissions/agent-settings.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentFactsRecord, AgentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { requireCaller } from './collections.ts'
import { locationView } from './locations.ts'
import { placeById } from './place-words.ts'

const LONGEST_USERNAME = 200
const LONGEST_URL = 2000

type Settings = Omit<AgentFactsRecord, 'isClaimed' | 'isPrincipal' | 'leftOn' | 'reviews' | 'settingsVersion'>

/** What profiles of agents show, for those who may change it. */
export const agentSettingsQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentSettings({ username }: { username: string }) {
    const caller = requireCaller(world, headers)
    requireShort('username', username, LONGEST_USERNAME)
    const agent = agentOf(world, username)
    if (agent === undefined) return null
    if (!mayToggleVideos(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    return settingsView(world, agent, caller)
  },
})

export const agentSettingsMutations = ({ world }: MockPortal, headers: Headers) => ({
  updateAgentSettings({ username, input }: { username: string; input: AgentProfile & { baseVersion: number } }) {
    const caller = requireCaller(world, headers)
    requireShort('username', username, LONGEST_USERNAME)
    const agent = requireAgent(world, username)
    if (!mayChangeAgent(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    const { baseVersion, ...given } = input
    const profile = tidyAgentProfile(given)
    const [problem] = checkAgentProfile(profile, world.now.getUTCFullYear())
    if (problem !== undefined) throw new Refusal('BAD_INPUT', problem.message, problem.field)
    const next = settingsOf(world, profile)
    if (isSame(agent, next)) return { settings: settingsView(world, agent, caller) }
    if (agent.settingsVersion !== baseVersion) throw new Refusal('CONFLICT', errors.changedMeanwhile)
    return { settings: settingsView(world, replaced(world, agent, next), caller) }
  },

  setOfficePrincipal({ username, isPrincipal }: { username: string; isPrincipal: boolean }) {
    const caller = requireCaller(world, headers)
    requireShort('username', username, LONGEST_USERNAME)
    const agent = requireAgent(world, username)
    if (!mayAppointPrincipal(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notAppointed)
    world.agents.updateMany({ where: { id: { equals: agent.id } }, data: { isPrincipal } })
    return { settings: settingsView(world, requireAgent(world, username), caller) }
  },

  setAgentVideoVisibility(asked: { username: string; url: string; isVisible: boolean }) {
    const caller = requireCaller(world, headers)
    requireShort('username', asked.username, LONGEST_USERNAME)
    requireShort('url', asked.url, LONGEST_URL)
    const agent = requireAgent(world, asked.username)
    if (!mayToggleVideos(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    const { videos, hiddenVideos } = agent
    const video = [...videos, ...hiddenVideos].find(({ url }) => url === asked.url)
    if (video === undefined) throw new Refusal('NOT_FOUND', errors.noVideo, 'url')
    if (videos.includes(video) === asked.isVisible) return { settings: settingsView(world, agent, caller) }
    const others = (list: typeof videos) => list.filter(({ url }) => url !== asked.url)
    const change = asked.isVisible
      ? { videos: [...others(videos), video], hiddenVideos: others(hiddenVideos) }
      : { videos: others(videos), hiddenVideos: [...others(hiddenVideos), video] }
    return { settings: settingsView(world, replaced(world, agent, change), caller) }
  },
})

const agentOf = (world: World, username: string): AgentRecord | undefined =>
  world.agents.getAll().find((agent) => agent.username === username.toLowerCase())

function requireAgent(world: World, username: string): AgentRecord {
  const agent = agentOf(world, username)
  if (agent === undefined) throw new Refusal('NOT_FOUND', errors.noAgent, 'username')
  return agent
}

function replaced(
  world: World,
  { id, settingsVersion }: AgentRecord,
  change: Partial<Settings & { isPrincipal: boolean }>,
): AgentRecord {
  world.agents.updateMany({ where: { id: { equals: id } }, data: { ...change, settingsVersion: settingsVersion + 1 } })
  const agent = world.agents.getAll().find((each) => each.id === id)
  if (agent === undefined) throw new Error(`There is no agent ${id}`)
  return agent
}

function settingsOf(world: World, profile: AgentProfile): Settings {
  const { bio, website, awards, socialLinks, videos, areasOfExpertise, servicedLocationUris } = profile
  const videosOf = (isVisible: boolean) =>
    videos.filter((video) => video.isVisible === isVisible).map(({ url, title }) => ({ url, title }))
  return {
    bio,
    website: website === '' ? null : website,
    awards: [...awards],
    socialLinks: [...socialLinks],
    videos: videosOf(true),
    hiddenVideos: videosOf(false),
    areasOfExpertise: [...areasOfExpertise],
    servicedLocationIds: servicedLocationUris.map((uri) => {
      const place = world.places.getAll().find((each) => each.uri === uri)
      if (place?.type === 'suburb' || place?.type === 'region') return place.id
      throw new Refusal('BAD_INPUT', errors.noPlace, 'servicedLocationUris')
    }),
  }
}

function isSame(agent: AgentRecord, next: Settings): boolean {
  const { bio, website, awards, socialLinks, videos, hiddenVideos, areasOfExpertise, servicedLocationIds } = agent
  const plain = (settings: Settings) => [
    settings.bio,
    settings.website,
    settings.awards.map(({ title, awardedBy, year }) => [title, awardedBy, year]),
    settings.socialLinks.map(({ network, url }) => [network, url]),
    settings.videos.map(({ url, title }) => [url, title]),
    settings.hiddenVideos.map(({ url, title }) => [url, title]),
    settings.areasOfExpertise,
    settings.servicedLocationIds,
  ]
  const before = { bio, website, awards, socialLinks, videos, hiddenVideos, areasOfExpertise, servicedLocationIds }
  return JSON.stringify(plain(before)) === JSON.stringify(plain(next))
}

function settingsView(world: World, agent: AgentRecord, caller: MemberRecord) {
  const { bio, website, awards, socialLinks, videos, hiddenVideos, areasOfExpertise, settingsVersion } = agent
  return {
    agent: agentView(world, agent),
    mayChangeAll: mayChangeAgent(caller, agent.id),
    isPrincipal: agent.isPrincipal,
    mayAppointPrincipal: mayAppointPrincipal(caller, agent.id),
    bio,
    website: website ?? '',
    awards,
    socialLinks: socialLinks.map(({ network, url }) => ({ network, url: externalLink(url) })),
    videos: [
      ...videos.map((video) => ({ ...video, isVisible: true })),
      ...hiddenVideos.map((video) => ({ ...video, isVisible: false })),
    ],
    servicedLocations: () => agent.servicedLocationIds.map((id) => locationView(world, placeById(world, id))),
    areasOfExpertise,
    version: settingsVersion,
  }
}
