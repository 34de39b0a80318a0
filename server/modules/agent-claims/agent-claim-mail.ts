import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailHtml, mailText } from '#server/platform/mail/mail-text.ts'
import { claimMails as copy } from './agent-claim-mail.copy.ts'

type Person = { memberName: string; memberEmail: string; agentName: string }

/** Asks an office whether a member is an agent of theirs. */
export const officeMail = (
  { memberName, memberEmail, agentName }: Person,
  { recipient, token, origin }: { recipient: string; token: string; origin: string },
): Mail =>
  mailOf(recipient, copy.office.subject(agentName), origin, [
    copy.office.asks(memberName, memberEmail, agentName),
    copy.office.ifSo,
    `${origin}/claim-your-agent-profile/office/${token}`,
    copy.office.ignore,
  ])

/** Tells a member what became of their claim. */
export function decisionMail(
  { memberName, memberEmail, agentName }: Person,
  { isApproved, reason, path, origin }: { isApproved: boolean; reason: string; path: string; origin: string },
): Mail {
  if (isApproved) {
    return mailOf(memberEmail, copy.approved.subject, origin, [
      copy.greeting(memberName),
      copy.approved.text(agentName),
      `${origin}${path}`,
    ])
  }
  return mailOf(memberEmail, copy.refused.subject(agentName), origin, [
    copy.greeting(memberName),
    copy.refused.text(agentName),
    ...(reason === '' ? [] : [copy.refused.reason(reason)]),
    copy.refused.again,
    `${origin}/claim-your-agent-profile`,
  ])
}

function mailOf(recipient: string, subject: string, origin: string, parts: string[]): Mail {
  const content = { heading: subject, parts, footer: copy.footer(origin) }
  return { recipient, replyTo: null, subject, text: mailText(content), html: mailHtml(content) }
}
