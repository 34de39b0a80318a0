import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { type EnquiredListing, enquiredListings } from './enquired-listings.ts'
import type { StoredList } from './stored-list.ts'
import { type HistoryOwner, viewedListings } from './viewed-listings.ts'

type OwnHistory<Entry> = Pick<StoredList<Entry>, 'read' | 'add' | 'onChange'>

/** The homes that whoever is there has opened: the member, or this browser where nobody has signed in. */
export const ownViewedListings: OwnHistory<number> = ownHistory(viewedListings)

/** The homes that whoever is there has asked about. */
export const ownEnquiredListings: OwnHistory<EnquiredListing> = ownHistory(enquiredListings)

/**
 * Moves what this browser remembers of nobody into the histories of the member who is there. After signing out nothing of a
 * member is left in view, and nothing of one member goes to the next.
 */
export function claimHistories(): void {
  const owner = currentOwner()
  if (owner === 'anonymous') return
  claim(viewedListings, owner)
  claim(enquiredListings, owner)
}

function claim<Entry>(historyOf: (owner: HistoryOwner) => StoredList<Entry>, owner: HistoryOwner) {
  const anonymous = historyOf('anonymous')
  const entries = anonymous.read()
  if (entries.length === 0) return
  historyOf(owner).addAll(entries)
  anonymous.forget()
}

/** As long as nobody can tell who is there, it is nobody's: it is claimed as soon as somebody can. */
function currentOwner(): HistoryOwner {
  const session = readSession()
  return session.status === 'member' ? session.member.id : 'anonymous'
}

function ownHistory<Entry>(historyOf: (owner: HistoryOwner) => StoredList<Entry>): OwnHistory<Entry> {
  const current = () => historyOf(currentOwner())
  return {
    read: () => current().read(),
    add: (entry) => current().add(entry),
    onChange(listener) {
      let stop = current().onChange(listener)
      const stopSession = onSessionChange(() => {
        stop()
        stop = current().onChange(listener)
        listener()
      })
      return () => {
        stop()
        stopSession()
      }
    },
  }
}
