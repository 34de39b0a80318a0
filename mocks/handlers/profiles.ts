import { contactTypes } from '#domain/lookups/contact-types.ts'
import { phoneOf } from '#domain/members/contact-details.ts'
import { shownAvatar } from '#domain/members/member-view.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import { listingSummary } from './listing-summary.ts'
import { agentView, phoneOf as phoneOfAgent } from './offices.ts'
import { listingsOfAgent } from './rest/listing-operations.ts'

const LONGEST_USERNAME = 200
const LARGEST_TAKE = 24

export const profileQueries = (portal: MockPortal) => ({
  profile({ username: text }: { username: string }) {
    requireShort('username', text, LONGEST_USERNAME)
    const username = text.toLowerCase()
    const { members, agents } = portal.world
    const member = members.getAll().find((each) => each.username === username)
    const agent = agents.getAll().find((each) => (member ? each.id === member.agentId : each.username === username))
    return member || agent ? profileView(portal, { member, agent }) : null
  },
})

type Person = { member: MemberRecord | undefined; agent: AgentRecord | undefined }

function profileView(portal: MockPortal, { member, agent }: Person) {
  const { world } = portal
  const isAgent = member === undefined || member.type === 2
  const contacts = isAgent ? (member?.contacts ?? []) : []
  const website = contacts.find(({ communicationType }) => communicationType === contactTypes.Website)
  const listings = agent === undefined ? [] : listingsOfAgent(portal, agent.id)
  return {
    username: member?.username ?? agent?.username,
    name: member?.name ?? agent?.name,
    isAgent,
    displayDescription: member?.displayDescription ?? '',
    avatar: avatarOf({ member, agent }),
    phone: phoneOf(contacts) ?? (agent === undefined ? null : phoneOfAgent(world, agent)),
    website: website === undefined ? null : externalLink(website.details),
    agent: agent === undefined ? null : agentView(world, agent),
    listingCount: listings.length,
    listings({ take }: { take: number }) {
      requireWithin('take', take, 1, LARGEST_TAKE)
      return listings.slice(0, take).map((listing) => listingSummary(world, listing))
    },
  }
}

export const avatarOf = ({ member, agent }: Person) => shownAvatar(member ?? null, agent?.portraitIdentifier ?? null)
