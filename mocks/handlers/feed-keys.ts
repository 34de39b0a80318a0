import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { FEED_KEY_PREFIX, MOST_FEED_KEYS, MOST_FEED_KEYS_SHOWN } from '#domain/feeds/feed-keys.ts'
import { webhookUrlOf } from '#domain/feeds/feed-webhook.ts'
import { mayListUploads, maySendFeed } from '#domain/permissions/feeds.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { byNameKey, officeOfAgent, presentAgents } from '../search/agents.ts'
import { falling, firstOf } from '../search/order.ts'
import type { FeedKeyRecord } from '../world/feed-keys.ts'
import type { FeedWebhookRecord } from '../world/feed-uploads.ts'
import type { OfficeRecord } from '../world/records.ts'
import { find, findAll, nextId, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { feedUserOf, officeToSendFor } from './feed-user.ts'
import { officeView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

type OfOffice = { officeId?: number | null }

const SECRET_LENGTH = 43
const madeAt = (key: FeedKeyRecord): number => key.createdAt.getTime()
const byNumber = ({ id }: FeedKeyRecord): number => id

export const feedKeyQueries = ({ world }: MockPortal, headers: Headers) => ({
  officeFeed({ officeId }: OfOffice) {
    const user = feedUserOf(world, requireCaller(world, headers))
    const wanted = officeId ?? user.principalOf
    if (wanted === null) return null
    const maySend = maySendFeed(user, wanted)
    const office = maySend || mayListUploads(user, wanted) ? find(world.offices, { id: wanted }) : undefined
    return office === undefined ? null : feedView(world, office, maySend)
  },
  feedAccess() {
    const { agentId } = requireCaller(world, headers)
    const agent = agentId === null ? undefined : find(world.agents, { id: agentId })
    if (agent === undefined || agent.leftOn !== null) return null
    const office = officeOfAgent(world, agent)
    const principals = presentAgents(world, office.id).filter(({ isPrincipal }) => isPrincipal)
    return {
      officeName: office.name,
      isPrincipal: principals.some(({ id }) => id === agent.id),
      principals: principals.sort(byNameKey).map(({ name }) => name),
    }
  },
})

export const feedKeyMutations = ({ world }: MockPortal, headers: Headers) => {
  /** Principals change the feed of their own office. */
  const requireOwnOrRecent = (officeId: number) => {
    if (feedUserOf(world, requireCaller(world, headers)).principalOf !== officeId) requireRecentSignIn(world, headers)
  }
  return {
    createFeedKey({ officeId, name }: OfOffice & { name: string }) {
      const member = requireCaller(world, headers)
      const office = officeToSendFor(world, member, officeId)
      if (office === null) throw new Refusal('FORBIDDEN', errors.notYours)
      requireOwnOrRecent(office.id)
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
      const user = feedUserOf(world, requireCaller(world, headers))
      const found = world.feedKeys
        .getAll()
        .find(({ id, officeId }) => String(id) === keyId && maySendFeed(user, officeId))
      const { id, revokedAt, officeId } = required(found, errors.noKey, 'keyId')
      requireOwnOrRecent(officeId)
      if (revokedAt === null) update(world.feedKeys, { id }, { revokedAt: world.now })
      return { key: keyView(world, required(find(world.feedKeys, { id }), errors.noKey)) }
    },
    setFeedWebhook({ officeId, url: stated }: OfOffice & { url: string }) {
      const office = officeToSendFor(world, requireCaller(world, headers), officeId)
      if (office === null) throw new Refusal('FORBIDDEN', errors.notYours)
      requireOwnOrRecent(office.id)
      const url = webhookUrlOf(stated)
      if (url === null) throw new Refusal('BAD_INPUT', errors.webhookUrl, 'url')
      remove(world.feedWebhooks, { id: office.id })
      const webhook = world.feedWebhooks.create({ id: office.id, url, changedAt: world.now })
      return { webhook: webhookView(webhook), secret: `hfw_${String(office.id).padStart(SECRET_LENGTH, '0')}` }
    },
    removeFeedWebhook({ officeId }: OfOffice) {
      const office = officeToSendFor(world, requireCaller(world, headers), officeId)
      if (office === null) throw new Refusal('FORBIDDEN', errors.notYours)
      requireOwnOrRecent(office.id)
      remove(world.feedWebhooks, { id: office.id })
      return { feed: feedView(world, office, true) }
    },
  }
}

function feedView(world: World, office: OfficeRecord, maySend: boolean) {
  const keys = findAll(world.feedKeys, { officeId: office.id }).sort(firstOf([falling(madeAt), falling(byNumber)]))
  const webhook = find(world.feedWebhooks, { id: office.id })
  return {
    office: officeView(world, office),
    maySend,
    keys: maySend ? keys.slice(0, MOST_FEED_KEYS_SHOWN).map((key) => keyView(world, key)) : [],
    webhook: maySend && webhook !== undefined ? webhookView(webhook) : null,
  }
}

const webhookView = ({ url, changedAt }: FeedWebhookRecord) => ({ url, changedAt: changedAt.toISOString() })

const keyView = (world: World, { createdById, createdAt, lastUsedAt, revokedAt, ...key }: FeedKeyRecord) => ({
  ...key,
  createdBy: createdById === null ? null : (find(world.members, { id: createdById })?.name ?? null),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})
