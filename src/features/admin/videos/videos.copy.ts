import {
  LEAST_VIDEO_PHOTOS,
  type ListingVideoFailure,
  type ListingVideoState,
  MOST_VIDEO_PHOTOS,
} from '#domain/listing-videos/listing-video.ts'

const states = {
  none: 'Not asked for',
  asked: 'Waiting its turn',
  running: 'Being made',
  done: 'Made',
  failed: 'Failed',
} satisfies Readonly<Record<ListingVideoState | 'none', string>>

const failures = {
  photoMissing: 'One of the photos couldn’t be read.',
  photosChanged: 'The photos kept changing while it was made.',
  programFailed: 'ffmpeg couldn’t make it. The server’s log says why.',
  tooLarge: 'The video got too large.',
  tooSlow: 'It took too long.',
} satisfies Readonly<Record<ListingVideoFailure, string>>

/** What the page of videos says to staff. */
export const videosCopy = {
  loading: 'Loading…',
  failed: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  number: 'Listing number',
  find: 'Find',
  noNumber: 'Type the number of a listing, as at the end of its address.',
  noListing: 'There’s no listing with this number.',
  all: 'All videos',
  table: 'Videos asked for last',
  columns: { listing: 'Listing', address: 'Address', state: 'State', shown: 'On its page', asked: 'Asked for' },
  yes: 'Yes',
  no: 'No',
  states,
  failures,
  facts: { listing: 'Listing', photos: 'Photos', state: 'State', shown: 'On its page', asked: 'Asked for' },
  open: 'See its page',
  see: 'See its video',
  unavailable: 'This portal can’t make videos: ffmpeg isn’t installed on its server.',
  outdated: 'The photos have changed since the video was made.',
  takenAway: 'The video isn’t shown: the listing no longer has all of its photos, or is off the portal.',
  preview: 'The video',
  seconds: (seconds: number) => `${Math.round(seconds)} seconds, no sound`,
  make: 'Make a video',
  makeAgain: 'Make it again',
  makeHint: `From the first ${MOST_VIDEO_PHOTOS} photos. It takes a minute or so, and goes on the listing’s page.`,
  tooFewPhotos: `A video needs at least ${LEAST_VIDEO_PHOTOS} photos.`,
  upToDate: 'The video is up to date with the photos.',
  hide: 'Hide it from the page',
  show: 'Show it on the page',
} as const
