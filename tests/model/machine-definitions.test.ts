import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { adMachine } from '#machines/ad/ad.machine.ts'
import { agentTrackingMachine } from '#machines/agent-tracking/agent-tracking.machine.ts'
import { alertEditorMachine } from '#machines/alert-editor/alert-editor.machine.ts'
import { alertsMachine } from '#machines/alerts/alerts.machine.ts'
import { authModalMachine } from '#machines/auth-modal/auth-modal.machine.ts'
import { authTrackingMachine } from '#machines/auth-tracking/auth-tracking.machine.ts'
import { collectionPickerMachine } from '#machines/collection-picker/collection-picker.machine.ts'
import { collectionsMachine } from '#machines/collections/collections.machine.ts'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { currentLocationMachine } from '#machines/current-location/current-location.machine.ts'
import { dropdownMachine } from '#machines/dropdown/dropdown.machine.ts'
import { enquiryReplyMachine } from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { enquiryMachine } from '#machines/enquiry/enquiry.machine.ts'
import { feedUploadMachine } from '#machines/feed-upload/feed-upload.machine.ts'
import { followMachine } from '#machines/follow/follow.machine.ts'
import { followDefinition } from '../support/follow-model.ts'
import { galleryMachine } from '#machines/gallery/gallery.machine.ts'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { invitationMachine } from '#machines/invitation/invitation.machine.ts'
import { listingEditorMachine } from '#machines/listing-editor/listing-editor.machine.ts'
import { listingEditorDefinition } from '../support/listing-editor-model.ts'
import { listingTrackingMachine } from '#machines/listing-tracking/listing-tracking.machine.ts'
import { liveUpdatesMachine } from '#machines/live-updates/live-updates.machine.ts'
import { mapSearchMachine } from '#machines/map-search/map-search.machine.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { pageTrackingMachine } from '#machines/page-tracking/page-tracking.machine.ts'
import { pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import { pendingCollectionMachine } from '#machines/pending-collection/pending-collection.machine.ts'
import { locationReviewEditorMachine } from '#machines/location-review-editor/location-review-editor.machine.ts'
import { questionEditorMachine } from '#machines/question-editor/question-editor.machine.ts'
import { reviewEditorMachine } from '#machines/review-editor/review-editor.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sharingMachine } from '#machines/sharing/sharing.machine.ts'
import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import { complaintsOf, type Definition, nameOf, nodesOf, plain, tagsOf } from '../support/machine-definition.ts'
import {
  changeQueue,
  enquiryDefinition,
  pendingSubmission,
  postEditor,
  recordTracking,
  replyDefinition,
} from '../support/shared-definitions.ts'

const definitions: [string, AnyStateMachine, Definition][] = [
  ['ad', adMachine, { tags: { framed: ['loading', 'shown'] }, needs: {} }],
  ['agentTracking', agentTrackingMachine, recordTracking],
  [
    'alertEditor',
    alertEditorMachine,
    {
      tags: { busy: ['saving'] },
      ends: ['kept'],
      needs: {
        ...plain('prepareAlert', 'saveAlert'),
        savePending: 'savePending for key-1',
        notifySaved: 'notifySaved for true',
      },
      given: { savePending: { idempotencyKey: 'key-1' }, notifySaved: { ok: true } },
    },
  ],
  ['alerts', alertsMachine, changeQueue],
  [
    'authModal',
    authModalMachine,
    {
      tags: {
        open: ['open'],
        busy: ['open.submitting'],
      },
      needs: {
        submit: 'submit',
        recordChoice: 'recordChoice of signUp',
        reportAuthenticated: 'reportAuthenticated for true',
      },
      given: { recordChoice: { form: 'signUp' }, reportAuthenticated: { ok: true } },
    },
  ],
  [
    'authTracking',
    authTrackingMachine,
    {
      tags: {},
      needs: { storeChoice: 'storeChoice for signIn', emitAuthEvent: 'emitAuthEvent for login' },
      given: { storeChoice: { mode: 'signIn' }, emitAuthEvent: { name: 'login' } },
    },
  ],
  [
    'collectionPicker',
    collectionPickerMachine,
    {
      tags: { busy: ['loading', 'creating', 'saving'] },
      ends: ['saved'],
      needs: { ...plain('readCollections', 'createCollection', 'saveChoice'), notifySaved: 'notifySaved for 12' },
      given: { notifySaved: { listingId: 12 } },
    },
  ],
  ['collections', collectionsMachine, changeQueue],
  [
    'connectivity',
    connectivityMachine,
    {
      tags: {},
      needs: plain('readFailedAgain'),
    },
  ],
  [
    'currentLocation',
    currentLocationMachine,
    {
      tags: { busy: ['checkingPermission', 'locating', 'findingPlace'] },
      ends: ['fellBack', 'found'],
      needs: {
        ...plain('readPermission', 'locate', 'findPlace', 'openDefaultPlace'),
        openPlace: 'openPlace for fitzroy-vic-3065',
      },
      given: { openPlace: { uri: 'fitzroy-vic-3065' } },
    },
  ],
  [
    'dropdown',
    dropdownMachine,
    {
      tags: { open: ['open', 'left'] },
      needs: plain('giveFocusBack'),
    },
  ],
  ['enquiryReply', enquiryReplyMachine, replyDefinition],
  ['enquiry', enquiryMachine, enquiryDefinition],
  ['feedUpload', feedUploadMachine, { tags: {}, needs: plain('sendFile', 'readProgress', 'showUploads') }],
  ['gallery', galleryMachine, { tags: { open: ['open'] }, needs: {} }],
  [
    'inspector',
    inspectorMachine,
    {
      tags: {},
      needs: {
        ...plain('openHosted', 'askPages', 'closeHosted'),
        introduceToHosted: 'introduceToHosted of 2 pages',
        sendToHosted: 'sendToHosted of snapshot',
      },
      given: { introduceToHosted: { pages: { length: 2 } }, sendToHosted: { kind: 'snapshot' } },
    },
  ],
  ['follow', followMachine, followDefinition],
  [
    'invitation',
    invitationMachine,
    {
      tags: { busy: ['reading', 'open.answering'] },
      ends: ['accepted', 'declined'],
      needs: plain('readInvitation', 'answerInvitation'),
    },
  ],
  ['listingEditor', listingEditorMachine, listingEditorDefinition],
  ['listingTracking', listingTrackingMachine, recordTracking],
  [
    'liveUpdates',
    liveUpdatesMachine,
    {
      tags: { connected: ['leading.connected'] },
      needs: { ...plain('holdLead', 'readStream'), spread: 'spread of ready' },
      given: { spread: { name: 'ready' } },
    },
  ],
  [
    'mapSearch',
    mapSearchMachine,
    {
      tags: {
        loading: ['pins.loading', 'area.applying'],
        offering: ['area.moved'],
        drawing: ['area.drawing'],
        editing: ['area.editing', 'area.applying'],
      },
      needs: { ...plain('loadMarkers', 'applyShape'), searchArea: 'searchArea by push' },
      given: { searchArea: { how: 'push' } },
    },
  ],
  [
    'outbox',
    outboxMachine,
    {
      tags: { busy: ['sending'] },
      needs: {
        sendChange: 'sendChange',
        persist: 'persist of 2 entries',
        notifyAnswered: 'notifyAnswered for entry-1',
      },
      given: { persist: { length: 2 }, notifyAnswered: { entry: { id: 'entry-1' } } },
    },
  ],
  [
    'pageTracking',
    pageTrackingMachine,
    { tags: {}, needs: { emitPageView: 'emitPageView for /advice' }, given: { emitPageView: { page: '/advice' } } },
  ],
  ['pendingAlert', pendingAlertMachine, pendingSubmission],
  ['pendingCollection', pendingCollectionMachine, pendingSubmission],
  ['locationReviewEditor', locationReviewEditorMachine, postEditor],
  ['questionEditor', questionEditorMachine, postEditor],
  ['reviewEditor', reviewEditorMachine, postEditor],
  [
    'session',
    sessionMachine,
    {
      tags: { busy: ['refreshing', 'readingMember', 'signingOut'] },
      needs: {
        ...plain('readFacts', 'refreshToken', 'readMember', 'signOut', 'clearCookies', 'announceEnd'),
        persistSignOutPending: 'persistSignOutPending(true)',
        storeMember: 'storeMember for lena',
      },
      given: { persistSignOutPending: true, storeMember: { username: 'lena' } },
    },
  ],
  [
    'sharing',
    sharingMachine,
    {
      tags: { modal: ['inModal'], busy: ['inNativeSheet', 'inModal.copying'] },
      needs: { ...plain('openNativeSheet', 'copyLink'), logShared: 'logShared for link' },
      given: { logShared: 'link' },
    },
  ],
  [
    'sideMenu',
    sideMenuMachine,
    {
      tags: { open: ['open'] },
      needs: plain('holdPageStill', 'letPageScroll', 'giveFocusBack'),
    },
  ],
  [
    'socialSignIn',
    socialSignInMachine,
    {
      tags: { busy: ['posting'] },
      ends: ['nothingToDo', 'done'],
      needs: {
        ...plain('postReturn', 'removeParameters', 'logMissingInfo'),
        reportAuthenticated: 'reportAuthenticated for true',
      },
      given: { reportAuthenticated: { ok: true } },
    },
  ],
  [
    'versionCheck',
    versionCheckMachine,
    {
      tags: {},
      ends: ['reloading'],
      needs: plain(
        'readVersion',
        'setMarker',
        'clearMarker',
        'logReload',
        'reload',
        'hasMarker',
        'notifiesOfSystem',
        'isAtWork',
      ),
    },
  ],
]

describe.each(definitions)('the machine %s', (id, machine, { tags, ends = [], needs, said, given = {} }) => {
  it(`is called ${id}`, () => expect(machine.id).toBe(id))

  it('shows its tags in the states that views mean by them', () => expect(tagsOf(machine)).toEqual(tags))

  it('ends where its life is over and nowhere else', () => {
    const finals = nodesOf(machine.root).filter(({ type }) => type === 'final')
    expect(finals.map(nameOf)).toEqual(ends)
  })

  it('says what it misses when nothing was handed in', () => {
    const beginning = said ?? `${id}Machine needs provide() with `
    const expected = Object.entries(needs).map(([name, end]) => [name, beginning + end])
    expect(complaintsOf(machine, given)).toEqual(Object.fromEntries(expected))
  })
})

it.each<[string, AnyStateMachine]>([
  ['storeMember', sessionMachine],
  ['storeChoice', authTrackingMachine],
  ['emitAuthEvent', authTrackingMachine],
  ['openPlace', currentLocationMachine],
])('%s says that it is missing also where there is nothing to name', (name, machine) => {
  expect(complaintsOf(machine, { [name]: null })[name]).toContain(`needs provide() with ${name} for undefined`)
})
