import type { ListingChangeKind } from '#domain/live/live-event.ts'
import type { Member } from '#src/api/session/member.ts'
import type { AlertRequest } from '../member-list/alerts/alert-request.ts'
import type { CollectionsRequest } from '../member-list/collections/collections-request.ts'
import type { AgentContactRequest } from '../enquiry/agent-contact-request.ts'
import type { AuthChoice, AuthRequest } from '../session/auth-request.ts'
import type { SharedListingEvent, ShareRequest } from '../page/share-request.ts'

/** All that one part of the portal tells another, which it does not know: each event with what it carries. */
export type AppEvents = {
  /** The dialog for signing in is wanted, with one of its forms first. */
  'auth.requested': AuthRequest
  /** The dialog for signing in was closed, and nobody has signed in or up with it. */
  'auth.abandoned': null
  /** A visitor chose how to sign in; before anything is asked of the server. */
  'auth.chosen': AuthChoice
  /** The server began a session; where its member is read. */
  'session.began': string
  /** Somebody has signed in or up, and their member is read. */
  'member.authenticated': { memberId: number }
  /** What the member of this session has become, for every view and tab. */
  'member.updated': Member
  'signOut.requested': null
  'theme.chosen': 'system' | 'light' | 'dark'
  /** A visitor turns to what emits this event, so that the code of its handler may come. */
  'event.intended': keyof AppEvents
  /** The portal's way of sharing is wanted: the sheet of the system, or the portal's own. */
  'share.requested': ShareRequest
  /** The page that is open is to be shared; a page whose link alone would not do has a handler. */
  'pageShare.requested': null
  'listing.shared': SharedListingEvent
  /** The rest of a long description was asked for. */
  'description.unfolded': { listingId: number }
  /** A listing that some open page hears of was changed; of which kind, and not how. */
  'listing.changed': { listingId: number; kind: ListingChangeKind }
  /** Something about the alerts of the member of this session has changed, in this tab, another or on the server. */
  'alerts.changed': null
  /** Something about a collection of the member of this session has changed, in this tab, another or on the server; null for any. */
  'collections.changed': { collectionId: number | null }
  /** An enquiry came that the member may answer, or something was done with one, here or elsewhere. */
  'enquiries.changed': null
  /** Staff decided about a post, or about the writing of its author. */
  'moderation.decided': null
  /** The homes that the member or this device hides have changed. */
  'hiddenListings.changed': null
  /** A member follows an agent who was not followed. */
  'agent.followed': { agentId: number }
  /** A review of an agent was sent that was none before. */
  'agent.reviewed': { agentId: number }
  /** Whom the member of this session follows has changed. */
  'follows.changed': null
  /** Collections for a listing are to be chosen. */
  'collections.requested': CollectionsRequest
  /** A member has put a home into a collection. */
  'listing.saved': { listingId: number }
  /** A member likes or dislikes a home of a collection, or says something of it. */
  'listing.rated': { listingId: number }
  'listing.commented': { listingId: number }
  'listing.enquired': { listingId: number }
  /** A form to an agent is wanted. */
  'agentContact.requested': AgentContactRequest
  /** An agent got an enquiry that is about no listing, or a seller's request. */
  'agent.enquired': { agentId: number }
  /** An alert for a search is wanted. */
  'alert.requested': AlertRequest
  /** What a visitor asked for did not come; the function asks for it again. */
  'code.missing': () => void
  'page.crashed': unknown
}

type WindowEvents = { [Name in keyof AppEvents as `portal:${Name}`]: CustomEvent<AppEvents[Name]> }

declare global {
  interface WindowEventMap extends WindowEvents {}
}

type Detail<Name extends keyof AppEvents> = null extends AppEvents[Name]
  ? [detail?: AppEvents[Name]]
  : [detail: AppEvents[Name]]

/** Tells every handler; returns whether there was one. */
export function emit<Name extends keyof AppEvents>(name: Name, ...[detail]: Detail<Name>): boolean {
  return !window.dispatchEvent(new CustomEvent(`portal:${name}`, { detail, cancelable: true }))
}

/** Calls a handler at each event of this name; returns how to stop. */
export function on<Name extends keyof AppEvents>(
  name: Name,
  handle: (detail: AppEvents[Name]) => void,
  view: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const type: string = `portal:${name}`
  const onEvent = (event: Event) => {
    // So that emit knows of it.
    event.preventDefault()
    // Only emit makes events of this type.
    handle((event as CustomEvent<AppEvents[Name]>).detail)
  }
  view.addEventListener(type, onEvent)
  return () => view.removeEventListener(type, onEvent)
}
