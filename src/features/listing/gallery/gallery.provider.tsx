import { createActorContext } from '@xstate/react'
import { useMemo } from 'react'
import { galleryMachine, type GallerySection } from '#machines/gallery/gallery.machine.ts'

const GalleryContext = createActorContext(galleryMachine)

export const GalleryProvider = GalleryContext.Provider

export const useIsGalleryOpen = (): boolean => GalleryContext.useSelector((snapshot) => snapshot.hasTag('open'))
export const useGallerySection = (): GallerySection =>
  GalleryContext.useSelector((snapshot) => snapshot.context.section)
export const useGalleryIndex = (): number => GalleryContext.useSelector((snapshot) => snapshot.context.index)

/** What a view may tell the viewer; the same object for its whole life. */
export function useGalleryCommands() {
  const actor = GalleryContext.useActorRef()
  return useMemo(
    () => ({
      open: (section: GallerySection, index: number) => actor.send({ type: 'picture.opened', section, index }),
      choose: (section: GallerySection) => actor.send({ type: 'section.chosen', section }),
      reach: (index: number) => actor.send({ type: 'picture.reached', index }),
      next: () => actor.send({ type: 'next.pressed' }),
      previous: () => actor.send({ type: 'previous.pressed' }),
      first: () => actor.send({ type: 'first.pressed' }),
      last: () => actor.send({ type: 'last.pressed' }),
      dismiss: () => actor.send({ type: 'viewer.dismissed' }),
    }),
    [actor],
  )
}
