import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'
import { claimMails as copy } from './agent-claim-mail.copy.ts'

type Person = { memberName: string; memberEmail: string; agentName: string }

/** Asks an office whether a member is an agent of theirs. */
export const officeMail = (
  { memberName, memberEmail, agentName }: Person,
  { recipient, token, origin }: { recipient: string; token: string; origin: string },
): Mail =>
  claimMail(recipient, copy.office.subject(agentName), origin, [
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
    return claimMail(memberEmail, copy.approved.subject, origin, [
      copy.greeting(memberName),
      copy.approved.text(agentName),
      `${origin}${path}`,
    ])
  }
  return claimMail(memberEmail, copy.refused.subject(agentName), origin, [
    copy.greeting(memberName),
    copy.refused.text(agentName),
    ...(reason === '' ? [] : [copy.refused.reason(reason)]),
    copy.refused.again,
    `${origin}/claim-your-agent-profile`,
  ])
}

const claimMail = (recipient: string, heading: string, origin: string, parts: string[]): Mail =>
  mailOf({ heading, parts, footer: copy.footer(origin) }, recipient)
