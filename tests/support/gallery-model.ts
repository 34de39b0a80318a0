import { type GalleryCounts, galleryMachine } from '#machines/gallery/gallery.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the viewer of a home with so much to see. */
const galleryEvents = (counts: GalleryCounts) => [
  { type: 'picture.opened', section: 'photos', index: 0 } as const,
  { type: 'picture.opened', section: 'photos', index: counts.photos - 1 } as const,
  { type: 'picture.opened', section: 'floorPlans', index: 0 } as const,
  { type: 'section.chosen', section: 'photos' } as const,
  { type: 'section.chosen', section: 'floorPlans' } as const,
  { type: 'section.chosen', section: 'videos' } as const,
  { type: 'section.chosen', section: 'tours' } as const,
  { type: 'picture.reached', index: 1 } as const,
  { type: 'next.pressed' } as const,
  { type: 'previous.pressed' } as const,
  { type: 'first.pressed' } as const,
  { type: 'last.pressed' } as const,
  { type: 'viewer.dismissed' } as const,
]

export type GalleryEvent = ReturnType<typeof galleryEvents>[number]

/** The paths that are walked in memory and, for the counts of a real home, through its page. */
export const galleryPaths = (counts: GalleryCounts) =>
  transitionPaths<GalleryEvent>(galleryMachine, galleryEvents(counts), { counts })
