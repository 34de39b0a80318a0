import { assign, setup } from 'xstate'

export const gallerySections = ['photos', 'floorPlans', 'videos', 'tours'] as const
export type GallerySection = (typeof gallerySections)[number]

/** How much there is to see of each kind. */
export type GalleryCounts = Record<GallerySection, number>

/**
 * The full-screen viewer of one home's pictures: closed, or open at one thing of one section.
 * It never shows what is not there: places are held within the section, empty sections cannot be chosen. The first and
 * the last picture are ends; nothing wraps around. Owned by the listing page.
 */
export const galleryMachine = setup({
  types: {} as {
    input: { counts: GalleryCounts }
    context: { counts: GalleryCounts; section: GallerySection; index: number }
    events:
      | { type: 'picture.opened'; section: GallerySection; index: number }
      | { type: 'section.chosen'; section: GallerySection }
      | { type: 'picture.reached'; index: number }
      | { type: 'next.pressed' }
      | { type: 'previous.pressed' }
      | { type: 'first.pressed' }
      | { type: 'last.pressed' }
      | { type: 'viewer.dismissed' }
    tags: 'open'
  },
  actions: {
    goTo: assign(({ context }, { section = context.section, index }: { section?: GallerySection; index: number }) => ({
      section,
      index: Math.max(0, Math.min(index, context.counts[section] - 1)),
    })),
  },
  guards: {
    hasAny: ({ context }, section: GallerySection) => context.counts[section] > 0,
    isOtherSection: ({ context }, section: GallerySection) =>
      context.counts[section] > 0 && section !== context.section,
    isElsewhere: ({ context }, index: number) =>
      index !== context.index && index >= 0 && index < context.counts[context.section],
    isNotLast: ({ context }) => context.index < context.counts[context.section] - 1,
    isNotFirst: ({ context }) => context.index > 0,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ counts: input.counts, section: 'photos', index: 0 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'picture.opened': {
          guard: { type: 'hasAny', params: ({ event }) => event.section },
          target: 'open',
          actions: { type: 'goTo', params: ({ event }) => ({ section: event.section, index: event.index }) },
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'section.chosen': {
          guard: { type: 'isOtherSection', params: ({ event }) => event.section },
          actions: { type: 'goTo', params: ({ event }) => ({ section: event.section, index: 0 }) },
        },
        'picture.reached': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.index },
          actions: { type: 'goTo', params: ({ event }) => ({ index: event.index }) },
        },
        'next.pressed': {
          guard: 'isNotLast',
          actions: { type: 'goTo', params: ({ context }) => ({ index: context.index + 1 }) },
        },
        'previous.pressed': {
          guard: 'isNotFirst',
          actions: { type: 'goTo', params: ({ context }) => ({ index: context.index - 1 }) },
        },
        'first.pressed': { guard: 'isNotFirst', actions: { type: 'goTo', params: { index: 0 } } },
        'last.pressed': {
          guard: 'isNotLast',
          actions: { type: 'goTo', params: ({ context }) => ({ index: context.counts[context.section] - 1 }) },
        },
        'viewer.dismissed': 'closed',
      },
    },
  },
})
