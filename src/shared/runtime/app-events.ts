import type { Member } from '#src/api/session/member.ts'
import type { AuthChoice, AuthRequest } from '../session/auth-request.ts'
import type { SharedListingEvent, ShareRequest } from '../sharing/share-request.ts'

/** All that one part of the portal tells another, which it does not know: each event with what it carries. */
export type AppEvents = {
  /** The dialog for signing in is wanted, with one of its forms first. */
  'auth.requested': AuthRequest
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
  'listing.shared': SharedListingEvent
  'listing.enquired': { listingId: number }
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
