import { moderatedKinds } from '#domain/posts/moderated-kinds.ts'
import type { ModerationDecision } from '#domain/posts/moderation.ts'
import { decisionPath } from '#domain/posts/moderation-url.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import { type MailContent, mailOf } from '#server/platform/mail/mail-text.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { moderationMailsCopy as copy } from './moderation-mails.copy.ts'
import type { CaseRow } from './moderation-record.ts'

/** Puts the mails about decisions into the outbox; call it in the transaction of the change. */
export type ModerationMails = {
  decided(row: CaseRow, decision: ModerationDecision, reason: string): Promise<void>
  writingSet(memberId: number, isClosed: boolean, reason: string): Promise<void>
}

/** Mails with links of this origin. A decision about one's own words is told whatever else is unsubscribed. */
export function moderationMails(
  { mail, members }: Pick<PlatformServices, 'mail'> & MembersServices,
  origin: string,
): ModerationMails {
  const toMember = async (memberId: number | null, heading: string, parts: MailContent['parts']) => {
    const member = memberId === null ? null : await members.byId(memberId)
    if (member?.emailConfirmedAt == null) return
    await mail.queue(mailOf({ heading, parts, footer: copy.footer(origin) }, member.email))
  }
  return {
    async decided(row, decision, reason) {
      const { name, path } = moderatedKinds[row.kind]
      const link = decision === 'publish' ? [`${origin}${path(row)}`] : [{ quote: reason }, copy.appeal]
      const page = decision === 'publish' ? [] : [`${origin}${decisionPath(row.postId)}`]
      await toMember(row.authorId, copy.subject[decision](name), [copy.introduction[decision], ...link, ...page])
    },
    writingSet: (memberId, isClosed, reason) => {
      const { subject, introduction } = isClosed ? copy.closed : copy.opened
      return toMember(memberId, subject, [introduction, { quote: reason }])
    },
  }
}
