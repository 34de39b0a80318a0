import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { FEED_KEY_PREFIX, MOST_FEED_KEYS, MOST_FEED_KEYS_SHOWN } from '#domain/feeds/feed-keys.ts'
import { type FeedUser, maySendFeed } from '#domain/permissions/feeds.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { officeOfAgent } from '../search/agents.ts'
import { falling, firstOf } from '../search/order.ts'
import type { FeedKeyRecord } from '../world/feed-keys.ts'
import type { MemberRecord } from '../world/members.ts'
import type { OfficeRecord } from '../world/records.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { officeView } from './offices.ts'
import { requireCaller } from './sessions.ts'

type OfOffice = { officeId?: number | null }

const SECRET_LENGTH = 43
const madeAt = (key: FeedKeyRecord): number => key.createdAt.getTime()
const byNumber = ({ id }: FeedKeyRecord): number => id

export const feedKeyQueries = ({ world }: MockPortal, headers: Headers) => ({
  officeFeed({ officeId }: OfOffice) {
    const office = officeOf(world, requireCaller(world, headers), officeId)
    if (office === null) return null
    const keys = findAll(world.feedKeys, { officeId: office.id })
      .sort(firstOf([falling(madeAt), falling(byNumber)]))
      .slice(0, MOST_FEED_KEYS_SHOWN)
    return { office: officeView(world, office), keys: keys.map((key) => keyView(world, key)) }
  },
})

export const feedKeyMutations = ({ world }: MockPortal, headers: Headers) => ({
  createFeedKey({ officeId, name }: OfOffice & { name: string }) {
    const member = requireCaller(world, headers)
    const office = officeOf(world, member, officeId)
    if (office === null) throw new Refusal('FORBIDDEN', errors.notYours)
    if (name.trim() === '') throw new Refusal('BAD_INPUT', errors.noName, 'name')
    const working = findAll(world.feedKeys, { officeId: office.id, revokedAt: null })
    if (working.length >= MOST_FEED_KEYS) throw new Refusal('CONFLICT', errors.tooManyKeys(MOST_FEED_KEYS))
    const key = world.feedKeys.create({
      id: nextId(world.feedKeys),
      officeId: office.id,
      name: name.trim(),
      createdById: member.id,
      createdAt: world.now,
      lastUsedAt: null,
      revokedAt: null,
    })
    return { key: keyView(world, key), secret: FEED_KEY_PREFIX + String(key.id).padStart(SECRET_LENGTH, '0') }
  },
  revokeFeedKey({ keyId }: { keyId: string }) {
    const user = userOf(world, requireCaller(world, headers))
    const found = world.feedKeys
      .getAll()
      .find(({ id, officeId }) => String(id) === keyId && maySendFeed(user, officeId))
    const { id, revokedAt } = required(found, errors.noKey, 'keyId')
    if (revokedAt === null) update(world.feedKeys, { id }, { revokedAt: world.now })
    return { key: keyView(world, required(find(world.feedKeys, { id }), errors.noKey)) }
  },
})

function userOf(world: World, { agentId, claims }: MemberRecord): FeedUser {
  const agent = agentId === null ? undefined : find(world.agents, { id: agentId })
  const isPrincipal = agent !== undefined && agent.isPrincipal && agent.leftOn === null
  return { claims, principalOf: isPrincipal ? officeOfAgent(world, agent).id : null }
}

function officeOf(world: World, member: MemberRecord, officeId: number | null | undefined): OfficeRecord | null {
  const user = userOf(world, member)
  const wanted = officeId ?? user.principalOf
  if (wanted === null || !maySendFeed(user, wanted)) return null
  return find(world.offices, { id: wanted }) ?? null
}

const keyView = (world: World, { createdById, createdAt, lastUsedAt, revokedAt, ...key }: FeedKeyRecord) => ({
  ...key,
  createdBy: createdById === null ? null : (find(world.members, { id: createdById })?.name ?? null),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})
