import { useSearch } from 'wouter'
import { matchesCopy as copy } from '../alerts.copy.ts'
import { MemberAlert } from '../parts.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'

/** Of the homes of an alert: the contract passes over at most 10,000. */
export const LARGEST_PAGE = 401

/** The homes that began to fit an alert, those that its member has not seen first. */
export function AlertView({ alertId }: { alertId: string }) {
  const asked = Number(new URLSearchParams(useSearch()).get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LARGEST_PAGE ? asked : 1
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <MemberAlert key={`${member.id} ${alertId} ${page}`} alertId={alertId} page={page} />}
    </PrivatePage>
  )
}
