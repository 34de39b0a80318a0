import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { agentTrackingMachine } from '#machines/agent-tracking/agent-tracking.machine.ts'
import { authModalMachine } from '#machines/auth-modal/auth-modal.machine.ts'
import { authTrackingMachine } from '#machines/auth-tracking/auth-tracking.machine.ts'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { currentLocationMachine } from '#machines/current-location/current-location.machine.ts'
import { dropdownMachine } from '#machines/dropdown/dropdown.machine.ts'
import { enquiryMachine } from '#machines/enquiry/enquiry.machine.ts'
import { galleryMachine } from '#machines/gallery/gallery.machine.ts'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { listingTrackingMachine } from '#machines/listing-tracking/listing-tracking.machine.ts'
import { mapSearchMachine } from '#machines/map-search/map-search.machine.ts'
import { pageTrackingMachine } from '#machines/page-tracking/page-tracking.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sharingMachine } from '#machines/sharing/sharing.machine.ts'
import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'

type Definition = {
  /** States by the tag that views look for. */
  tags: Record<string, string[]>
  /** States that end the machine. */
  ends?: string[]
  /** What has to be provided, with the end of the complaint when it was not. */
  needs: Record<string, string>
  /** The beginning of the complaint. */
  said?: string
  /** What an action is called with here, where its complaint names it. */
  given?: Record<string, unknown>
}

const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

const recordTracking: Definition = {
  tags: { busy: ['posting.underWay'] },
  said: 'recordTracking needs provide() with ',
  needs: {
    ...plain('postCache', 'forgetCache', 'logFailure', 'mayRecord', 'mayPost'),
    cacheRecords: 'cacheRecords for 2',
  },
  given: { cacheRecords: { length: 2 } },
}

const definitions: [string, AnyStateMachine, Definition][] = [
  ['agentTracking', agentTrackingMachine, recordTracking],
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
        noteChoice: 'noteChoice of signUp',
        reportAuthenticated: 'reportAuthenticated for true',
      },
      given: { noteChoice: { form: 'signUp' }, reportAuthenticated: { ok: true } },
    },
  ],
  [
    'authTracking',
    authTrackingMachine,
    {
      tags: {},
      needs: { storeChoice: 'storeChoice for signIn', tellAuth: 'tellAuth for login' },
      given: { storeChoice: { mode: 'signIn' }, tellAuth: { name: 'login' } },
    },
  ],
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
  [
    'enquiry',
    enquiryMachine,
    {
      tags: { busy: ['sending'] },
      needs: {
        ...plain('sendEnquiry', 'forgetEnquiry'),
        keepEnquiry: 'keepEnquiry for key-1',
        rememberEnquiry: 'rememberEnquiry for 7',
      },
      given: { keepEnquiry: { idempotencyKey: 'key-1' }, rememberEnquiry: { listingId: 7 } },
    },
  ],
  ['gallery', galleryMachine, { tags: { open: ['open'] }, needs: {} }],
  [
    'inspector',
    inspectorMachine,
    {
      tags: {},
      needs: {
        ...plain('openHosted', 'askPages', 'closeHosted'),
        introduceToHosted: 'introduceToHosted of 2 pages',
        tellHosted: 'tellHosted of snapshot',
      },
      given: { introduceToHosted: { pages: { length: 2 } }, tellHosted: { kind: 'snapshot' } },
    },
  ],
  ['listingTracking', listingTrackingMachine, recordTracking],
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
    'pageTracking',
    pageTrackingMachine,
    { tags: {}, needs: { tellPage: 'tellPage for /advice' }, given: { tellPage: { page: '/advice' } } },
  ],
  [
    'session',
    sessionMachine,
    {
      tags: { busy: ['refreshing', 'readingMember', 'signingOut'] },
      needs: {
        ...plain('readFacts', 'refreshToken', 'readMember', 'signOut', 'clearCookies', 'announceEnd'),
        keepSignOutPending: 'keepSignOutPending(true)',
        storeMember: 'storeMember for lena',
      },
      given: { keepSignOutPending: true, storeMember: { username: 'lena' } },
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
        'tellsOfSystem',
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
  ['tellAuth', authTrackingMachine],
  ['openPlace', currentLocationMachine],
])('%s says that it is missing also where there is nothing to name', (name, machine) => {
  expect(complaintsOf(machine, { [name]: null })[name]).toContain(`needs provide() with ${name} for undefined`)
})

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const nameOf = ({ path }: AnyStateNode): string => path.join('.')

function tagsOf(machine: AnyStateMachine): Record<string, string[]> {
  const tags: Record<string, string[]> = {}
  for (const node of nodesOf(machine.root)) {
    for (const tag of node.tags) tags[tag] = [...(tags[tag] ?? []), nameOf(node)]
  }
  return tags
}

/** What everything that was left to be provided says when it is called all the same. */
function complaintsOf(machine: AnyStateMachine, given: Record<string, unknown>): Record<string, string> {
  const { actors, actions, guards } = machine.implementations
  const works = Object.entries(actors).map(([name, logic]) => [name, Object(logic).config] as const)
  const complaints: Record<string, string> = {}
  for (const [name, implementation] of [...works, ...Object.entries(actions), ...Object.entries(guards)]) {
    try {
      implementation({ context: {}, event: {}, input: {} }, given[name])
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (message.includes('needs provide(')) complaints[name] = message
    }
  }
  return complaints
}
