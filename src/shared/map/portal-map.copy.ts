/** What the drawn map says; what stands where it could not be loaded is in map.copy.ts. */
export const portalMapCopy = {
  keys: 'Use the arrow keys to move the map, plus and minus to zoom, and Tab to leave it.',
  cannotDraw: 'Your browser can’t show this map. Everything on it is also on the page.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const
