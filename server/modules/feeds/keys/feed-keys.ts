import { createHash, randomBytes } from 'node:crypto'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { FEED_KEY_PREFIX, isFeedKey, MOST_FEED_KEYS, MOST_FEED_KEYS_SHOWN } from '#domain/feeds/feed-keys.ts'
import { mayListUploads, maySendFeed } from '#domain/permissions/feeds.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffChange } from '#server/modules/staff/staff-action-record.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { FeedKeyRow } from './feed-key-record.ts'
import { feedUserOf } from './feed-user.ts'
import { countWorkingKeys, findKey, findKeys, insertKey, setRevoked, useKey } from './feed-keys.queries.ts'

/** What an office sends its listings with, for somebody. */
export type FeedOfOffice = { office: OfficeRecord; maySend: boolean }

type ActionOfSender = {
  kind: 'createFeedKey' | 'removeFeedWebhook' | 'revokeFeedKey' | 'sendFeed' | 'setFeedWebhook'
  officeId: number
  changes?: readonly StaffChange[]
}

/** The keys of offices (docs/product.md, section 29). A change throws FORBIDDEN for who may not make it. */
export type FeedKeys = {
  /** The office that a member sends listings for: the one that is named, else theirs; null where they may not. */
  officeOf(member: CallingMember, officeId: number | null): Promise<OfficeRecord | null>
  /** The feed of the office that is named, else of theirs; null where a member may neither send for it nor see its uploads. */
  feedOf(member: CallingMember, officeId: number | null): Promise<FeedOfOffice | null>
  /** Who sends the listings of the office of an agent; null for who is none, or left. */
  accessOf(member: CallingMember): Promise<{ officeName: string; isPrincipal: boolean; principals: string[] } | null>
  ofOffice(officeId: number): Promise<FeedKeyRow[]>
  /** The secret is known to nobody but the caller. */
  create(
    member: CallingMember,
    asked: { officeId: number | null; name: string },
  ): Promise<{ key: FeedKeyRow; secret: string }>
  revoke(member: CallingMember, keyId: number): Promise<FeedKeyRow>
  isPrincipal(member: CallingMember, officeId: number): Promise<boolean>
  /** Records what somebody did who is no principal of the office; call it in the transaction of that. */
  recordByStaff(member: CallingMember, action: ActionOfSender): Promise<void>
  /** Whose key it is; throws UNAUTHENTICATED for one that is none, or none any more. */
  use(secret: string): Promise<{ id: number; officeId: number }>
}

type Parts = Pick<PlatformServices, 'clock' | 'database'> & OfficesServices & AgentsServices & StaffServices

export function feedKeysOver({ database, clock, offices, agents, staffActions }: Parts): FeedKeys {
  async function officeOf(member: CallingMember, officeId: number | null): Promise<OfficeRecord | null> {
    const user = await feedUserOf({ agents }, member)
    const wanted = officeId ?? user.principalOf
    return wanted !== null && maySendFeed(user, wanted) ? offices.office(wanted) : null
  }

  async function feedOf(member: CallingMember, officeId: number | null): Promise<FeedOfOffice | null> {
    const user = await feedUserOf({ agents }, member)
    const wanted = officeId ?? user.principalOf
    if (wanted === null) return null
    const maySend = maySendFeed(user, wanted)
    const office = maySend || mayListUploads(user, wanted) ? await offices.office(wanted) : null
    return office === null ? null : { office, maySend }
  }

  const isPrincipal = async (member: CallingMember, officeId: number): Promise<boolean> =>
    (await feedUserOf({ agents }, member)).principalOf === officeId

  async function recordByStaff(member: CallingMember, { officeId, ...action }: ActionOfSender): Promise<void> {
    if (!(await isPrincipal(member, officeId))) await staffActions.recordAct(member, { ...action, thingId: officeId })
  }

  async function keyOf(id: number): Promise<FeedKeyRow> {
    const key = await findKey(database, id)
    if (key === null) throw new PortalError('NOT_FOUND', errors.noKey, { field: 'keyId' })
    return key
  }

  return {
    officeOf,
    feedOf,
    isPrincipal,
    recordByStaff,
    async accessOf({ agentId }) {
      const agent = agentId === null ? null : await offices.agent(agentId)
      if (agent === null || (await agents.facts(agent.id)).leftOn !== null) return null
      const principals = await agents.principalsOf(agent.office.id)
      return {
        officeName: agent.office.name,
        isPrincipal: principals.some(({ id }) => id === agent.id),
        principals: principals.map(({ name }) => name),
      }
    },
    ofOffice: (officeId) => findKeys(database, officeId, MOST_FEED_KEYS_SHOWN),
    async create(member, { officeId, name }) {
      const office = await officeOf(member, officeId)
      if (office === null) throw new PortalError('FORBIDDEN', errors.notYours)
      if (name === '') throw new PortalError('BAD_INPUT', errors.noName, { field: 'name' })
      const secret = FEED_KEY_PREFIX + randomBytes(32).toString('base64url')
      const key = await database.transaction(async () => {
        if ((await countWorkingKeys(database, office.id)) >= MOST_FEED_KEYS) {
          throw new PortalError('CONFLICT', errors.tooManyKeys(MOST_FEED_KEYS))
        }
        const { memberId } = member
        await recordByStaff(member, { kind: 'createFeedKey', officeId: office.id })
        return keyOf(
          await insertKey(database, { officeId: office.id, name, hash: hashOf(secret), memberId, now: clock() }),
        )
      })
      return { key, secret }
    },
    async revoke(member, keyId) {
      const key = await findKey(database, keyId)
      if (key === null || !maySendFeed(await feedUserOf({ agents }, member), key.officeId)) {
        throw new PortalError('NOT_FOUND', errors.noKey, { field: 'keyId' })
      }
      return database.transaction(async () => {
        if (key.revokedAt === null) await recordByStaff(member, { kind: 'revokeFeedKey', officeId: key.officeId })
        await setRevoked(database, keyId, clock())
        return keyOf(keyId)
      })
    },
    async use(secret) {
      const key = isFeedKey(secret) ? await useKey(database, hashOf(secret), clock()) : null
      if (key === null) throw new PortalError('UNAUTHENTICATED', errors.wrongKey)
      if (key.isRevoked) throw new PortalError('UNAUTHENTICATED', errors.revokedKey)
      return key
    },
  }
}

const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()
