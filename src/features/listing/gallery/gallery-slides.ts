import { type GallerySection, gallerySections } from '#machines/gallery/gallery.machine.ts'
import { mediaLink } from '#domain/text/external-link.ts'
import type { GallerySlides_ListingFragment, Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { galleryCopy } from './gallery.copy.ts'

/** One thing to see: a picture, or the way to a film or a tour that another site shows. */
export type Slide =
  | { kind: 'picture'; photo: Photo_PhotoFragment }
  | { kind: 'link'; title: string; url: string; poster: Photo_PhotoFragment | undefined }

export type Slides = Record<GallerySection, Slide[]>

const picture = (photo: Photo_PhotoFragment): Slide => ({ kind: 'picture', photo })
const link =
  (title: string, poster: Photo_PhotoFragment | undefined) =>
  ({ url }: { url: string }): Slide => ({ kind: 'link', title, url: mediaLink(url), poster })

/** All there is to see of a home. */
export const slidesOf = ({ summary, floorPlans }: GallerySlides_ListingFragment): Slides => ({
  photos: summary.media.photos.map(picture),
  floorPlans: floorPlans.map(picture),
  videos: summary.videos.map(link(galleryCopy.watchVideo, summary.media.photos[0])),
  tours: summary.externalMedias
    .filter(({ kind }) => kind === 'virtualTour')
    .map(link(galleryCopy.startTour, summary.media.photos[0])),
})

export const sectionNames: Readonly<Record<GallerySection, string>> = galleryCopy.sections

/** The section that an element of the page opens, by its `data-section`; the photos when it names none. */
export const sectionOf = (opener: HTMLElement): GallerySection =>
  gallerySections.find((section) => section === opener.dataset['section']) ?? 'photos'

/** In pixels. */
export const THUMBNAIL_WIDTH = 160
