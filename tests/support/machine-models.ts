import { adMachine } from '#machines/ad/ad.machine.ts'
import { adPaths } from './ad-model.ts'
import type { AnyStateMachine } from 'xstate'
import { galleryMachine } from '#machines/gallery/gallery.machine.ts'
import { knownAlert, knownAlertPaths, newAlert, newAlertPaths, stillAlertEditor } from './alert-editor-model.ts'
import { alertsPaths, collectionsPaths, stillAlerts, stillCollections } from './change-queue-model.ts'
import { authModalPaths, stillAuthModal } from './auth-modal-model.ts'
import { authTrackingPaths, stillAuthTracking } from './auth-tracking-model.ts'
import { collectionPickerPaths, pickerInput, stillCollectionPicker } from './collection-picker-model.ts'
import { connectivityPaths, stillConnectivity } from './connectivity-model.ts'
import { askedPaths, neededPaths, place, returningPaths, stillCurrentLocation } from './current-location-model.ts'
import { dropdownPaths, stillDropdown } from './dropdown-model.ts'
import { enquiryInput, enquiryPaths, stillEnquiry } from './enquiry-model.ts'
import { feedUploadPaths, stillFeedUpload } from './feed-upload-model.ts'
import { followPaths, stillFollow } from './follow-model.ts'
import { enquiryReplyPaths, replyInput, stillEnquiryReply } from './enquiry-reply-model.ts'
import { galleryPaths } from './gallery-model.ts'
import { inspectorPaths, stillInspector } from './inspector-model.ts'
import { memberPaths, nobodyPaths, stillInvitation } from './invitation-model.ts'
import { editorWalks, stillListingEditor } from './listing-editor-model.ts'
import { liveUpdatesPaths, stillLiveUpdates } from './live-updates-model.ts'
import type { Walks } from './machine-coverage.ts'
import { areaPaths, pinPaths, stillMapSearch } from './map-search-model.ts'
import { outboxInput, outboxPaths, stillOutbox } from './outbox-model.ts'
import { pageTrackingPaths, stillPageTracking } from './page-tracking-model.ts'
import {
  pendingAlertWalks,
  pendingCollectionWalks,
  stillPendingAlert,
  stillPendingCollection,
} from './pending-submission-model.ts'
import {
  agentTrackingPaths,
  listingTrackingPaths,
  stillAgentTracking,
  stillListingTracking,
} from './record-tracking-model.ts'
import {
  clientInput,
  clientReviewPaths,
  nobodyInput,
  nobodyLocationReviewInput,
  nobodyLocationReviewPaths,
  nobodyReviewPaths,
  nobodyQuestionInput,
  nobodyQuestionPaths,
  stillLocationReviewEditor,
  stillQuestionEditor,
  stillReviewEditor,
} from './review-editor-model.ts'
import { sessionPaths, stillSession } from './session-model.ts'
import { sharingPaths, stillSharing } from './sharing-model.ts'
import { sideMenuPaths, stillSideMenu } from './side-menu-model.ts'
import { addresses, socialSignInPaths, stillSocialSignIn } from './social-sign-in-model.ts'
import { runningVersion, stillVersionCheck, versionCheckPaths } from './version-check-model.ts'

export type MachineModel = {
  machine: AnyStateMachine
  /** The file in this folder that says what can happen to the machine. */
  file: string
  walks: readonly Walks[]
  /** Where somebody can watch it: the files whose tests drive it, and on which page. */
  inThePage: { specs: readonly string[]; page: string }
  /** Arrows that no walk takes, each by its name, with the reason. */
  unwalked?: Record<string, string>
}

const galleryCounts = { photos: 3, floorPlans: 1, videos: 0, tours: 1 }
const scriptAd = { specs: ['src/features/ads/script-ad.browser.test.tsx'], page: 'a page with the ad of a script' }
const tracking = { specs: ['tests/e2e/tracking.spec.ts'], page: 'results, a listing and the home page, after consent' }

/** What can happen to each machine of the portal, for the report of `npm run test:model`. */
export const machineModels: readonly MachineModel[] = [
  { machine: adMachine, file: 'ad-model.ts', walks: [{ paths: adPaths }], inThePage: scriptAd },
  {
    machine: stillAgentTracking,
    file: 'record-tracking-model.ts',
    walks: [{ paths: agentTrackingPaths }],
    inThePage: tracking,
  },
  {
    machine: stillAlertEditor,
    file: 'alert-editor-model.ts',
    walks: [
      { input: newAlert, paths: newAlertPaths },
      { input: knownAlert, paths: knownAlertPaths },
    ],
    inThePage: { specs: ['tests/e2e/alerts.spec.ts'], page: 'results, Save alert; an alert, Change' },
  },
  {
    machine: stillAlerts,
    file: 'change-queue-model.ts',
    walks: [{ paths: alertsPaths }],
    inThePage: { specs: ['tests/e2e/alerts.spec.ts'], page: 'My Alerts' },
  },
  {
    machine: stillAuthModal,
    file: 'auth-modal-model.ts',
    walks: [{ paths: authModalPaths }],
    inThePage: {
      specs: ['tests/e2e/auth-modal-paths.spec.ts'],
      page: 'the home page, Sign up and LOG IN of the header',
    },
  },
  {
    machine: stillAuthTracking,
    file: 'auth-tracking-model.ts',
    walks: [{ input: { choice: null }, paths: authTrackingPaths }],
    inThePage: tracking,
  },
  {
    machine: stillCollectionPicker,
    file: 'collection-picker-model.ts',
    walks: [{ input: pickerInput, paths: collectionPickerPaths }],
    inThePage: { specs: ['tests/e2e/saved-listings.spec.ts'], page: 'results, the heart of a saved home' },
  },
  {
    machine: stillCollections,
    file: 'change-queue-model.ts',
    walks: [{ paths: collectionsPaths }],
    inThePage: { specs: ['tests/e2e/collections.spec.ts'], page: 'Collections' },
  },
  {
    machine: stillConnectivity,
    file: 'connectivity-model.ts',
    walks: [{ paths: connectivityPaths }],
    inThePage: { specs: ['tests/e2e/connectivity.spec.ts'], page: 'the home page and results, the banner at the top' },
  },
  {
    machine: stillCurrentLocation,
    file: 'current-location-model.ts',
    walks: [
      { input: { isAsked: true, lastVisited: null }, paths: askedPaths },
      { input: { isAsked: false, lastVisited: null }, paths: neededPaths },
      { input: { isAsked: false, lastVisited: place }, paths: returningPaths },
    ],
    inThePage: { specs: ['tests/e2e/near-me.spec.ts'], page: 'the home page, Homes near me; the header, Buy' },
  },
  {
    machine: stillDropdown,
    file: 'dropdown-model.ts',
    walks: [{ paths: dropdownPaths }],
    inThePage: { specs: ['tests/e2e/dropdown.spec.ts'], page: 'the home page, Blog of the header' },
  },
  {
    machine: stillEnquiryReply,
    file: 'enquiry-reply-model.ts',
    walks: [{ input: replyInput, paths: enquiryReplyPaths }],
    inThePage: { specs: ['tests/e2e/enquiries-inbox.spec.ts'], page: 'Enquiries, an enquiry' },
  },
  {
    machine: stillEnquiry,
    file: 'enquiry-model.ts',
    walks: [{ input: enquiryInput, paths: enquiryPaths }],
    inThePage: { specs: ['tests/e2e/enquiry.spec.ts'], page: 'a listing, Ask the agent' },
  },
  {
    machine: stillFeedUpload,
    file: 'feed-upload-model.ts',
    walks: [{ paths: feedUploadPaths }],
    inThePage: { specs: ['tests/e2e/multiloader.spec.ts'], page: 'Multiloader, Send a file' },
  },
  {
    machine: galleryMachine,
    file: 'gallery-model.ts',
    walks: [{ input: { counts: galleryCounts }, paths: galleryPaths(galleryCounts) }],
    inThePage: { specs: ['tests/e2e/gallery.spec.ts'], page: 'a listing, a press on a picture' },
  },
  {
    machine: stillInspector,
    file: 'inspector-model.ts',
    walks: [{ paths: inspectorPaths }],
    inThePage: { specs: ['tests/e2e/development-pages.spec.ts'], page: '/inspector.html in development' },
  },
  {
    machine: stillFollow,
    file: 'follow-model.ts',
    walks: [{ paths: followPaths }],
    inThePage: { specs: ['tests/e2e/profiles.spec.ts'], page: 'the profile of an agent or a local' },
  },
  {
    machine: stillInvitation,
    file: 'invitation-model.ts',
    walks: [
      { input: { hasMember: true }, paths: memberPaths },
      { input: { hasMember: false }, paths: nobodyPaths },
    ],
    inThePage: { specs: ['tests/e2e/collections.spec.ts'], page: 'the link of an invitation mail' },
  },
  {
    machine: stillListingTracking,
    file: 'record-tracking-model.ts',
    walks: [{ paths: listingTrackingPaths }],
    inThePage: tracking,
  },
  {
    machine: stillListingEditor,
    file: 'listing-editor-model.ts',
    walks: editorWalks,
    inThePage: { specs: ['tests/e2e/listing-editor.spec.ts'], page: 'the listings of an office, one that is typed in' },
  },
  {
    machine: stillLiveUpdates,
    file: 'live-updates-model.ts',
    walks: [{ paths: liveUpdatesPaths }],
    inThePage: {
      specs: ['src/shared/live/live-pages.browser.test.ts'],
      page: 'results and a listing, while homes change',
    },
  },
  {
    machine: stillMapSearch,
    file: 'map-search-model.ts',
    walks: [
      { input: { isFollowing: true }, paths: pinPaths },
      { input: { isFollowing: true }, paths: areaPaths },
    ],
    inThePage: { specs: ['tests/e2e/map-search.spec.ts', 'tests/e2e/map-pins.spec.ts'], page: 'results, Map' },
  },
  {
    machine: stillOutbox,
    file: 'outbox-model.ts',
    walks: [{ input: outboxInput, paths: outboxPaths }],
    inThePage: { specs: ['tests/e2e/offline-collections.spec.ts'], page: 'a collection, without a connection' },
  },
  {
    machine: stillPageTracking,
    file: 'page-tracking-model.ts',
    walks: [{ paths: pageTrackingPaths }],
    inThePage: tracking,
  },
  {
    machine: stillPendingAlert,
    file: 'pending-submission-model.ts',
    walks: pendingAlertWalks,
    inThePage: { specs: ['tests/e2e/saved-listings.spec.ts'], page: 'results, Save alert while logged out' },
  },
  {
    machine: stillPendingCollection,
    file: 'pending-submission-model.ts',
    walks: pendingCollectionWalks,
    inThePage: { specs: ['tests/e2e/saved-listings.spec.ts'], page: 'results, a heart while logged out' },
  },
  {
    machine: stillQuestionEditor,
    file: 'review-editor-model.ts',
    walks: [{ input: nobodyQuestionInput, paths: nobodyQuestionPaths }],
    inThePage: { specs: ['tests/e2e/asking.spec.ts'], page: 'questions of a suburb, Ask' },
  },
  {
    machine: stillLocationReviewEditor,
    file: 'review-editor-model.ts',
    walks: [{ input: nobodyLocationReviewInput, paths: nobodyLocationReviewPaths }],
    inThePage: { specs: ['tests/e2e/suburb-reviews.spec.ts'], page: 'profile of a suburb, Review' },
  },
  {
    machine: stillReviewEditor,
    file: 'review-editor-model.ts',
    walks: [
      { input: nobodyInput, paths: nobodyReviewPaths },
      { input: clientInput, paths: clientReviewPaths },
    ],
    inThePage: { specs: ['tests/e2e/agent-reviews.spec.ts'], page: 'an agent, Write a review' },
  },
  {
    machine: stillSession,
    file: 'session-model.ts',
    walks: [{ input: { isSignOutPending: false }, paths: sessionPaths }],
    inThePage: { specs: ['tests/e2e/session-paths.spec.ts'], page: 'every page, the corner of the header' },
  },
  {
    machine: stillSharing,
    file: 'sharing-model.ts',
    walks: [{ paths: sharingPaths }],
    inThePage: { specs: ['tests/e2e/sharing.spec.ts'], page: 'a listing, Share' },
  },
  {
    machine: stillSideMenu,
    file: 'side-menu-model.ts',
    walks: [{ paths: sideMenuPaths }],
    inThePage: { specs: ['tests/e2e/side-menu.spec.ts'], page: 'the home page on a narrow screen, the menu button' },
  },
  {
    machine: stillSocialSignIn,
    file: 'social-sign-in-model.ts',
    walks: Object.entries(addresses).map(([name, input]) => ({
      input,
      paths: socialSignInPaths.filter(({ address }) => address === name),
    })),
    inThePage: {
      specs: ['tests/e2e/social-sign-in.spec.ts'],
      page: 'any address that a provider sends a visitor back to',
    },
  },
  {
    machine: stillVersionCheck,
    file: 'version-check-model.ts',
    walks: [{ input: { runningVersion }, paths: versionCheckPaths }],
    inThePage: {
      specs: ['tests/e2e/version-check.spec.ts'],
      page: 'any page, on coming back to it or opening another',
    },
  },
]
