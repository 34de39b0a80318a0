/** The pages of `public/demo/` that stand in for what the demonstration does not have. */
export const samplePages = {
  statementOfInformation: '/demo/statement-of-information.html',
  video: '/demo/video.html',
  virtualTour: '/demo/virtual-tour.html',
} as const
