import { MOST_INVITES_AT_ONCE } from '#domain/collections/collection-limits.ts'
import { normalisedEmail } from '#domain/members/email-address.ts'

export type InviteProblem =
  | { kind: 'none' }
  | { kind: 'tooMany' }
  | { kind: 'notAnEmail'; text: string }
  | { kind: 'ownEmail' }

/** The email addresses of a text, parted by commas, semicolons or space, each once; or all that is wrong with it. */
export function readInviteEmails(
  text: string,
  ownEmail: string | null,
): { ok: true; emails: readonly string[] } | { ok: false; problems: readonly InviteProblem[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  const emails = [...new Set(parts.flatMap((part) => normalisedEmail(part) ?? []))]
  const problems: InviteProblem[] = [
    ...(parts.length === 0 ? [{ kind: 'none' } as const] : []),
    ...parts
      .filter((part) => normalisedEmail(part) === null)
      .map((part) => ({ kind: 'notAnEmail', text: part }) as const),
    ...(ownEmail !== null && emails.includes(normalisedEmail(ownEmail) ?? '') ? [{ kind: 'ownEmail' } as const] : []),
    ...(emails.length > MOST_INVITES_AT_ONCE ? [{ kind: 'tooMany' } as const] : []),
  ]
  return problems.length === 0 ? { ok: true, emails } : { ok: false, problems }
}
