/** What staff are told where a video of a listing is not made or shown. */
export const listingVideoErrors = {
  notStaff: 'Only staff who make videos of listings can do this.',
  notShower: 'Only staff who choose which videos are shown can do this.',
  noListing: (id: number) => `There is no listing ${id}.`,
  reason: (least: number, longest: number) =>
    `Say why in ${least} to ${longest} characters, without names or contact details of members; it stays in the log of staff.`,
  unavailable: 'This portal can’t make videos: ffmpeg isn’t installed on its server.',
  tooFewPhotos: (least: number) => `A video needs at least ${least} photos.`,
  notShown: 'The listing is withdrawn or hidden, so it gets no video.',
  noVideo: 'There is no video of this listing yet.',
} as const
