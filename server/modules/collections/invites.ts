import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import {
  INVITE_LIFE,
  INVITE_PAUSE,
  MOST_CONTRIBUTORS,
  MOST_INVITES_A_DAY,
} from '#domain/collections/collection-limits.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Actor } from './collection-record.ts'
import { lockMember } from './collection-store.queries.ts'
import { inTurn, type TurnParts } from './collection-turn.ts'
import type { SignedIdentifiers } from '#server/platform/database/signed-identifiers.ts'
import { inviteMail } from './invite-mail.ts'
import {
  countPlaces,
  countSendings,
  emailsThatTakePart,
  membersOfEmails,
  pendingInvitesOf,
  purgeSendings,
  recordSendings,
  saveInvite,
  withdrawInvites,
} from './invites.queries.ts'

/** Invitations as those send them who manage a collection. Addresses are in lower case. */
export type Invites = {
  /**
   * Invites addresses, anew where that is more than ten minutes ago. Throws FORBIDDEN for an inviter whose own address is not confirmed,
   * BAD_INPUT for addresses that cannot be invited, TOO_MANY_REQUESTS after many emails in a day.
   */
  add(actor: Actor, id: number, emails: readonly string[]): Promise<void>
  /** Takes invitations back; what was not invited is passed over. */
  withdraw(actor: Actor, id: number, emails: readonly string[]): Promise<void>
  /** Removes what is counted for a day. */
  purge(): Promise<void>
}

export type InvitesParts = TurnParts &
  MembersServices & {
    mail: MailQueue
    identifiers: SignedIdentifiers
    /** Scheme and host of links. */
    origin: string
  }

const DAY_MS = 24 * 60 * 60 * 1000

/** Sends invitations (docs/product.md, section 15.28). */
export function invites(parts: InvitesParts): Invites {
  const { database, clock } = parts
  const yesterday = () => new Date(clock().getTime() - DAY_MS)

  async function invite(inviter: MemberRecord, id: number, wanted: readonly string[]): Promise<string[]> {
    const now = clock()
    const known = new Map((await pendingInvitesOf(database, id, wanted)).map((each) => [each.email, each]))
    const emails = wanted.filter((email) => {
      const before = known.get(email)
      return before === undefined || now.getTime() - before.invitedAt.getTime() >= INVITE_PAUSE
    })
    const more = emails.filter((email) => (known.get(email)?.expiresAt ?? now) <= now)
    if ((await countPlaces(database, id, now)) + more.length > MOST_CONTRIBUTORS) {
      throw refusal(collectionErrors.tooManyContributors(MOST_CONTRIBUTORS))
    }
    if ((await countSendings(database, inviter.id, yesterday())) + emails.length > MOST_INVITES_A_DAY) {
      throw new PortalError('TOO_MANY_REQUESTS', collectionErrors.tooManyInvites)
    }
    await recordSendings(database, inviter.id, now, emails.length)
    return emails
  }

  async function requireWanted(inviter: MemberRecord, id: number, emails: readonly string[]): Promise<void> {
    if (inviter.emailConfirmedAt === null) throw new PortalError('FORBIDDEN', collectionErrors.confirmEmail)
    if (emails.includes(inviter.email)) throw refusal(collectionErrors.ownEmail)
    const [known] = await emailsThatTakePart(database, id, emails)
    if (known !== undefined) throw refusal(collectionErrors.takesPart(known))
  }

  return {
    async add(actor, id, emails) {
      // Read before the transaction begins: the secret of the identifiers is shared with others who may wait for it.
      await parts.identifiers.of(0)
      await database.transaction(async () => {
        if (!(await lockMember(database, actor.memberId))) throw gone()
        const inviter = await parts.members.byId(actor.memberId)
        if (inviter === null) throw gone()
        await inTurn(parts, { actor, id, right: 'manage', message: collectionErrors.invite }, async (view, turn) => {
          await requireWanted(inviter, id, emails)
          const now = clock()
          const expiresAt = new Date(now.getTime() + INVITE_LIFE)
          for (const email of await invite(inviter, id, emails)) {
            const inviteId = await saveInvite(database, {
              collectionId: id,
              inviterId: inviter.id,
              email,
              now,
              expiresAt,
            })
            const link = `${parts.origin}/collections/invitation/${await parts.identifiers.of(inviteId)}`
            await parts.mail.queue(
              inviteMail({ email, inviterName: inviter.name, collectionName: view.collection.name, link }),
            )
            turn.changed()
          }
          for (const memberId of await membersOfEmails(database, emails)) turn.tell(memberId)
        })
      })
    },
    withdraw: (actor, id, emails) =>
      inTurn(parts, { actor, id, right: 'manage', message: collectionErrors.removeInvite }, async (_view, turn) => {
        const withdrawn = await withdrawInvites(database, { collectionId: id, emails, now: clock() })
        if (withdrawn.length === 0) return
        for (const memberId of await membersOfEmails(database, withdrawn)) turn.tell(memberId)
        turn.changed()
      }),
    purge: () => purgeSendings(database, yesterday()),
  }
}

const refusal = (message: string): PortalError => new PortalError('BAD_INPUT', message, { field: 'emails' })
const gone = (): PortalError => new PortalError('UNAUTHENTICATED', collectionErrors.invite)
