import { MOST_PHOTOS } from '#domain/location-reviews/location-review-limits.ts'
import type { AuthorRelation } from '#domain/location-reviews/location-review-types.ts'

/** What writing a review of a suburb or street says. */
export const locationWriteCopy = {
  write: (name: string) => `Review ${name}`,
  goOn: 'Continue your review',
  change: 'Change your review',
  relation: 'How do you know it?',
  relations: {
    livesHere: 'I live here',
    livedHere: 'I lived here',
    visits: 'I visit',
    agent: 'I sell or rent out homes here',
  } satisfies Record<AuthorRelation, string>,
  since: 'Since which year',
  rating: (name: string) => `How would you rate ${name}?`,
  topics: 'Rate the details',
  title: 'Title',
  titleHint: 'What you would tell a friend, in a line.',
  content: 'Your review',
  contentHint:
    'At least 30 characters. Leave out links, phone numbers and email addresses, or our staff read it first.',
  pros: 'Pros',
  cons: 'Cons',
  pointsHint: 'A few words a line, at most five lines.',
  photos: 'Photos',
  photosHint: `Up to ${MOST_PHOTOS}, JPEG, PNG or WebP. We make them smaller and remove where and when they were taken.`,
  photosNeedLogin: 'Log in to add photos. What you’ve typed stays here.',
  addPhotos: 'Add photos',
  photoFiles: 'Photo files',
  uploading: (count: number) => (count === 1 ? 'Uploading a photo…' : `Uploading ${count} photos…`),
  photoCount: (count: number) => `${count} of ${MOST_PHOTOS} photos`,
  photoCaption: (place: number) => `What photo ${place} shows`,
  photoEarlier: (place: number) => `Move photo ${place} up`,
  photoLater: (place: number) => `Move photo ${place} down`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  notAPhoto: (name: string) => `We couldn’t read “${name}” as a photo. Choose a JPEG, PNG or WebP.`,
  photoRefused: (name: string, message: string) => `“${name}” wasn’t added. ${message}`,
  photoUnreachable: (name: string) => `“${name}” wasn’t added, because we couldn’t reach the portal. Please try again.`,
  photosLeftOut: (count: number) =>
    `A review has at most ${MOST_PHOTOS} photos, so ${count === 1 ? 'one was' : `${count} were`} left out.`,
  send: 'Publish review',
  sendChange: 'Save changes',
  helpfulLabel: (title: string) => `Helpful: “${title}”`,
} as const
