import type { Claims } from '../permissions/claims.ts'
import { hasAnyRight, type Right } from '../permissions/rights.ts'

/** What an action of staff is about. */
export type StaffThing = 'post' | 'member' | 'agent' | 'office' | 'company' | 'listing' | 'folder' | 'deadLetter' | 'ad'

/** The number of the watched folder, of which there is one. */
export const WATCHED_FOLDER = 1

type Kind = { thing: StaffThing; readers: readonly Right[] }

const posts = [
  ['ugc_permission', 'CanManageAny'],
  ['ugc_permission', 'CanViewAny'],
] as const
const reviews = [['agents_permission', 'CanManageAnyAgentReview']] as const
const agents = [['agents_permission', 'CanChangeAnyAgentsSetting']] as const
const videos = [...agents, ['agents_permission', 'CanToggleVideoVisibility']] as const
const files = [['multiloaders_permission', 'CanStoreAFile']] as const
const fileErrors = [['multiloaders_permission', 'CanStoreAnError']] as const
const listings = [['listings_permission', 'CanManageAny']] as const
const boosts = [...listings, ['listings_permission', 'CanBoost']] as const
const listingVideos = [
  ...listings,
  ['agents_permission', 'CanGenerateVideo'],
  ['agents_permission', 'CanToggleVideoVisibility'],
] as const
const premier = [...agents, ['agents_permission', 'CanTriggerPremierAgentWorkflow']] as const
const users = [
  ['users_permission', 'CanManageAny'],
  ['users_permission', 'CanViewAnyMember'],
] as const

/** Every kind of action of staff, what it is about, and whose claims read it (docs/product.md, section 30). */
const staffActionKinds = {
  publishPost: { thing: 'post', readers: posts },
  rejectPost: { thing: 'post', readers: posts },
  editPost: { thing: 'post', readers: posts },
  mergePost: { thing: 'post', readers: posts },
  closeWriting: { thing: 'member', readers: posts },
  openWriting: { thing: 'member', readers: posts },
  publishReview: { thing: 'post', readers: reviews },
  rejectReview: { thing: 'post', readers: reviews },
  approveAgentClaim: { thing: 'agent', readers: agents },
  refuseAgentClaim: { thing: 'agent', readers: agents },
  changeAgentProfile: { thing: 'agent', readers: agents },
  changeAgentVideo: { thing: 'agent', readers: videos },
  changePrincipal: { thing: 'agent', readers: agents },
  addPastSale: { thing: 'agent', readers: agents },
  changePastSale: { thing: 'agent', readers: agents },
  acceptPastSale: { thing: 'agent', readers: agents },
  removePastSale: { thing: 'agent', readers: agents },
  createFeedKey: { thing: 'office', readers: files },
  revokeFeedKey: { thing: 'office', readers: files },
  setFeedWebhook: { thing: 'office', readers: files },
  removeFeedWebhook: { thing: 'office', readers: files },
  sendFeed: { thing: 'office', readers: files },
  setFeedNote: { thing: 'office', readers: fileErrors },
  setFolderNote: { thing: 'folder', readers: fileErrors },
  saveListingDraft: { thing: 'office', readers: listings },
  deleteListingDraft: { thing: 'office', readers: listings },
  draftFromListing: { thing: 'listing', readers: listings },
  publishListing: { thing: 'listing', readers: listings },
  changeListingState: { thing: 'listing', readers: listings },
  confirmListing: { thing: 'listing', readers: listings },
  hideListing: { thing: 'listing', readers: listings },
  showListing: { thing: 'listing', readers: listings },
  withdrawListing: { thing: 'listing', readers: listings },
  boostListing: { thing: 'listing', readers: boosts },
  endListingBoost: { thing: 'listing', readers: boosts },
  generateListingVideo: { thing: 'listing', readers: listingVideos },
  showListingVideo: { thing: 'listing', readers: listingVideos },
  hideListingVideo: { thing: 'listing', readers: listingVideos },
  startPremier: { thing: 'agent', readers: premier },
  confirmPremierContact: { thing: 'agent', readers: premier },
  completePremier: { thing: 'agent', readers: premier },
  stopPremier: { thing: 'agent', readers: premier },
  createOffice: { thing: 'office', readers: listings },
  changeOffice: { thing: 'office', readers: listings },
  closeOffice: { thing: 'office', readers: listings },
  openOffice: { thing: 'office', readers: listings },
  mergeOffice: { thing: 'office', readers: listings },
  moveAgent: { thing: 'office', readers: listings },
  appointPrincipal: { thing: 'office', readers: listings },
  dismissPrincipal: { thing: 'office', readers: listings },
  createCompany: { thing: 'company', readers: listings },
  changeCompany: { thing: 'company', readers: listings },
  mergeCompany: { thing: 'company', readers: listings },
  changeMemberSettings: { thing: 'member', readers: users },
  changeMemberPicture: { thing: 'member', readers: users },
  removeMemberPicture: { thing: 'member', readers: users },
  endMemberSessions: { thing: 'member', readers: users },
  changeClaims: { thing: 'member', readers: users },
  closeAccount: { thing: 'member', readers: users },
  openAccount: { thing: 'member', readers: users },
  retryDeadLetter: { thing: 'deadLetter', readers: listings },
  discardDeadLetter: { thing: 'deadLetter', readers: listings },
  createAd: { thing: 'ad', readers: listings },
  endAd: { thing: 'ad', readers: listings },
} as const satisfies Record<string, Kind>

export type StaffActionKind = keyof typeof staffActionKinds

// The keys of the table are its kinds.
const kinds = Object.keys(staffActionKinds) as StaffActionKind[]

export const thingOfStaffAction = (kind: StaffActionKind): StaffThing => staffActionKinds[kind].thing

/** The kinds of action that somebody reads in the log of staff: those of the areas whose claims they hold. */
export const staffActionsToRead = (claims: Claims): StaffActionKind[] =>
  kinds.filter((kind) => hasAnyRight(claims, staffActionKinds[kind].readers))
