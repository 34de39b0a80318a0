import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { MOST_CONTRIBUTORS } from '#domain/collections/collection-limits.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { InvitationView, InviteRow } from './collection-record.ts'
import { findByIds, lockByIds, lockMember, touchCollections } from './collection-store.queries.ts'
import { publishToContributors } from './collection-turn.ts'
import { insertContributor } from './contributors.queries.ts'
import type { InvitesParts } from './invites.ts'
import { answerInvite, countContributors, findInvitation, findInvite, invitationsTo } from './invites.queries.ts'

type InvitationAnswer = { memberId: number; collectionId: number; uniqueIdentifier: string }

/** Invitations as those see and answer them who were invited. */
export type Invitations = {
  /** Those to the confirmed address of a member, the latest first. */
  ofMember(memberId: number): Promise<InvitationView[]>
  /** One that can still be answered; null: nobody has signed in. */
  byIdentifier(uniqueIdentifier: string, memberId: number | null): Promise<InvitationView | null>
  identifierOf(inviteId: number): Promise<string>
  /**
   * Answers an invitation; the same member answers it the same way as often as they like. Throws NOT_FOUND where it does not hold
   * (any more), FORBIDDEN where it was sent to another address or theirs is not confirmed.
   */
  accept(answer: InvitationAnswer): Promise<void>
  decline(answer: InvitationAnswer): Promise<void>
}

const message = collectionErrors.confirmInvite

/** Answers invitations (docs/product.md, section 15.28). */
export function invitations(parts: InvitesParts): Invitations {
  const { database, clock, members, identifiers } = parts

  async function answer(kind: 'accepted' | 'declined', asked: InvitationAnswer): Promise<void> {
    const inviteId = await identifiers.read(asked.uniqueIdentifier)
    const member = await members.byId(asked.memberId)
    if (inviteId === null || member === null) throw new PortalError('NOT_FOUND', message)
    await database.transaction(async () => {
      const { memberId, collectionId } = asked
      if (!(await lockMember(database, memberId))) throw new PortalError('NOT_FOUND', message)
      // Held, so that of two tabs one comes after the other and finds what was answered.
      const [found] = await lockByIds(database, [collectionId], memberId)
      const invite = await findInvite(database, inviteId, collectionId)
      const isThere = found !== undefined && found.collection.deletedAt === null
      if (!isThere || invite === null) throw new PortalError('NOT_FOUND', message)
      if (invite.answer !== null) {
        const isSame = invite.answer === kind && invite.answeredBy === memberId
        if (isSame && (kind === 'declined' || found.own !== null)) return
        throw new PortalError('NOT_FOUND', message)
      }
      requireOpen(invite, member, clock())
      if (kind === 'accepted') await join(member, collectionId)
      await answerInvite(database, { id: inviteId, answer: kind, memberId, now: clock() })
      await touchCollections(database, [collectionId], clock())
      await publishToContributors(parts, [collectionId], [memberId])
    })
  }

  async function join({ id: memberId }: MemberRecord, collectionId: number): Promise<void> {
    if ((await countContributors(database, collectionId)) >= MOST_CONTRIBUTORS) {
      throw new PortalError('BAD_INPUT', collectionErrors.tooManyContributors(MOST_CONTRIBUTORS))
    }
    await insertContributor(database, { collectionId, memberId, isOwner: false, now: clock() })
  }

  return {
    async ofMember(memberId) {
      const email = confirmedEmailOf(await members.byId(memberId))
      if (email === null) return []
      const rows = await invitationsTo(database, email, clock())
      const ids = rows.map(({ collectionId }) => collectionId)
      const found = await findByIds(database, ids, memberId)
      const own = new Set(found.filter((each) => each.own !== null).map(({ collection }) => collection.id))
      return rows.filter(({ collectionId }) => !own.has(collectionId)).map((row) => ({ ...row, isForYou: true }))
    },
    async byIdentifier(uniqueIdentifier, memberId) {
      const inviteId = await identifiers.read(uniqueIdentifier)
      const row = inviteId === null ? null : await findInvitation(database, inviteId, clock())
      if (row === null) return null
      const email = memberId === null ? null : confirmedEmailOf(await members.byId(memberId))
      return { ...row, isForYou: email === row.email }
    },
    identifierOf: (inviteId) => identifiers.of(inviteId),
    accept: (asked) => answer('accepted', asked),
    decline: (asked) => answer('declined', asked),
  }
}

const confirmedEmailOf = (member: MemberRecord | null): string | null =>
  member === null || member.emailConfirmedAt === null ? null : member.email

function requireOpen({ email, expiresAt }: InviteRow, member: MemberRecord, now: Date): void {
  if (expiresAt <= now) throw new PortalError('NOT_FOUND', message)
  if (member.email !== email) throw new PortalError('FORBIDDEN', collectionErrors.otherEmail)
  if (member.emailConfirmedAt === null) throw new PortalError('FORBIDDEN', collectionErrors.confirmEmail)
}
