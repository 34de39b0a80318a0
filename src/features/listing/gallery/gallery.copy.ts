/** What the full-screen viewer says. */
export const galleryCopy = {
  picturesOf: (address: string) => `Pictures of ${address}`,
  close: 'Close',
  counter: (number: number, total: number) => `${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  kinds: 'Kind of picture',
  goTo: 'Go to',
  sections: { photos: 'Photos', floorPlans: 'Floor plan', videos: 'Video', tours: 'Virtual tour' },
  watchVideo: 'Watch the video',
  startTour: 'Take the virtual tour',
  inNewTab: (what: string) => `${what} (opens in a new tab)`,
} as const
