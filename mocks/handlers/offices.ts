import { externalLink } from '#domain/text/external-link.ts'
import { streetAddressParts } from '#domain/text/street-address-parts.ts'
import type { MockPortal } from '../portal.ts'
import { placeById } from './place-words.ts'
import type { AgentRecord, OfficeRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const officeQueries = ({ world }: MockPortal) => ({
  office({ uri }: { uri: string }) {
    const office = world.offices.getAll().find((each) => each.uri === uri.toLowerCase())
    return office === undefined ? null : officeView(world, office)
  },
})

export function officeView(world: World, { website, logoIdentifier, name, ...office }: OfficeRecord) {
  const suburb = placeById(world, office.suburbId)
  return {
    ...office,
    name,
    addressParts: {
      ...streetAddressParts(office.address),
      suburb: suburb.name,
      stateCode: suburb.stateCode,
      postcode: suburb.postcode ?? '',
    },
    website: website === null ? null : externalLink(website),
    logo: pictureOf(logoIdentifier, `Logo of ${name}`, { width: 640, height: 240 }),
  }
}

export function agentView(world: World, agent: AgentRecord) {
  const { id, username, name, jobTitle, tier, portraitIdentifier } = agent
  return {
    id,
    username,
    name,
    jobTitle,
    tier,
    phone: phoneOf(world, agent),
    portrait: pictureOf(portraitIdentifier, name, { width: 800, height: 800 }),
    office: officeView(world, officeOfAgent(world, agent)),
  }
}

/** The agent's own number, else the office's. */
export const phoneOf = (world: World, agent: AgentRecord): string | null =>
  agent.mobile ?? officeOfAgent(world, agent).phone

function officeOfAgent({ offices }: World, { id, officeId }: AgentRecord): OfficeRecord {
  const office = offices.getAll().find((each) => each.id === officeId)
  if (office === undefined) throw new Error(`Agent ${id} has no office`)
  return office
}

const pictureOf = (identifier: string | null, caption: string, size: { width: number; height: number }) =>
  identifier === null ? null : { identifier, version: 1, caption, ...size }
