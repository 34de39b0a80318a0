import { assign, setup } from 'xstate'
import { TRACKING_SECOND_EVENT_DELAY } from '#domain/lookups/limits.ts'
import { partSocialReturn } from '#domain/members/social-return.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

/**
 * A URL that differs from another only in `context` shows the same page (docs/product.md, section 12.3). What a social provider adds
 * is about to leave the URL, and is for nobody else: it names a person and holds a code.
 */
export function pageOfAddress(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = partSocialReturn(query)
    .search.split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== 'context')
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
}

export type PageView = { page: string; memberId: number | null }

const missing = missingPartsOf('pageTrackingMachine')

/**
 * Which pages a visitor sees, for as long as the portal is open (docs/product.md, section 12.3).
 * Each URL is sent once, at once, and again with the member 700 ms later; who has gone on by then, or is nobody, is not
 * told again. A change of the context alone is no new page. Owned by the app.
 */
export const pageTrackingMachine = setup({
  types: {} as {
    context: PageView
    events: { type: 'address.opened'; address: string } | { type: 'member.changed'; memberId: number | null }
  },
  actions: {
    takePage: assign((_, address: string) => ({ page: pageOfAddress(address) })),
    takeMember: assign((_, memberId: number | null) => ({ memberId })),
    emitPageView: (...[, view]: [unknown, PageView]) => missing(`emitPageView for ${view.page}`)(),
  },
  guards: {
    isNewPage: ({ context }, address: string) => pageOfAddress(address) !== context.page,
    hasMember: ({ context }) => context.memberId !== null,
  },
  delays: { secondEvent: TRACKING_SECOND_EVENT_DELAY },
}).createMachine({
  id: 'pageTracking',
  context: { page: '', memberId: null },
  initial: 'settled',
  on: {
    'address.opened': {
      guard: { type: 'isNewPage', params: ({ event }) => event.address },
      target: '.told',
      actions: [
        { type: 'takePage', params: ({ event }) => event.address },
        { type: 'emitPageView', params: ({ context }) => ({ page: context.page, memberId: null }) },
      ],
    },
    'member.changed': { actions: { type: 'takeMember', params: ({ event }) => event.memberId } },
  },
  states: {
    told: {
      after: {
        secondEvent: [
          {
            guard: 'hasMember',
            target: 'settled',
            actions: { type: 'emitPageView', params: ({ context }) => context },
          },
          { target: 'settled' },
        ],
      },
    },
    settled: {},
  },
})
