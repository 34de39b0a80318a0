import { numberText } from '#domain/text/number-text.ts'

/** What the drawn map says; what stands where it could not be loaded is in map.copy.ts. */
export const portalMapCopy = {
  keys: 'Use the arrow keys to move the map, plus and minus to zoom, and Tab to leave it.',
  cannotDraw: 'Your browser can’t show this map. Everything on it is also on the page.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  locate: 'Show my location',
  locating: 'Finding where you are …',
  located: (metres: number) => `You are within ${about(metres)} of here.`,
  notLocated: {
    REFUSED: 'Your browser didn’t share your location. Allow it in the settings of this site, or move the map instead.',
    UNKNOWN: 'We couldn’t find where you are. Move the map instead.',
    OUTSIDE: 'You seem to be outside Australia, where this map ends.',
  },
} as const

const about = (metres: number): string =>
  metres < 1000 ? `${Math.max(10, Math.ceil(metres / 10) * 10)} m` : `${numberText(metres / 1000, 1)} km`
