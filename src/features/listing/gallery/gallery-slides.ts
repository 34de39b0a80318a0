import { type GallerySection, gallerySections } from '#machines/gallery/gallery.machine.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { PhotoFacts } from '#src/property/photo/photo.tsx'
import type { ListingDetails } from '../listing-view.tsx'

/** One thing to see: a picture, or the way to a film or a tour that another site shows. */
export type Slide = { kind: 'picture'; photo: PhotoFacts } | { kind: 'link'; title: string; url: string }

export type Slides = Record<GallerySection, Slide[]>

const picture = (photo: PhotoFacts): Slide => ({ kind: 'picture', photo })
const link = ({ title, url }: { title: string; url: string }): Slide => ({
  kind: 'link',
  title,
  url: externalLink(url),
})

/** All there is to see of a home. */
export const slidesOf = ({ summary, floorPlans }: Pick<ListingDetails, 'summary' | 'floorPlans'>): Slides => ({
  photos: summary.media.photos.map(picture),
  floorPlans: floorPlans.map(picture),
  videos: summary.videos.map(link),
  tours: summary.externalMedias.filter(({ kind }) => kind === 'virtualTour').map(link),
})

export const sectionNames: Record<GallerySection, string> = {
  photos: 'Photos',
  floorPlans: 'Floor plan',
  videos: 'Video',
  tours: 'Virtual tour',
}

/** The section that an element of the page opens, by its `data-section`; the photos when it names none. */
export const sectionOf = (opener: HTMLElement): GallerySection =>
  gallerySections.find((section) => section === opener.dataset['section']) ?? 'photos'

/** In pixels. */
export const THUMBNAIL_WIDTH = 160
