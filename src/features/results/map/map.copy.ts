import { LARGEST_SHAPE_CORNERS } from '#domain/geo/shape.ts'
import type { ShapeProblem } from '#machines/map-search/map-search.machine.ts'

/** What the map of a search says. */
export const copy = {
  mapOf: (mode: string) => `Map of ${mode.toLowerCase()} results`,
  shaded: 'Roughly here. Suburb boundary not shown.',

  searchAsIMove: 'Search as I move the map',
  searchThisArea: 'Search this area',
  drawAnArea: 'Draw an area',
  changeTheArea: 'Change the area',
  clearTheArea: 'Clear the area',
  clearTheMapArea: 'Clear the map area',
  drawingHelp: 'Draw around the area with your mouse or finger, or enter its corners.',
  enterCorners: 'Enter corners',
  cancel: 'Cancel',

  loading: 'Looking for homes…',
  failed: 'We couldn’t show homes on the map.',
  tryAgain: 'Try again',
  tooMany: (shown: string, total: string) => `Showing ${shown} of ${total} homes. Zoom in or search a smaller area.`,
  none: 'No homes here',

  yourArea: 'Your area',
  editingHelp: 'Drag the corners on the map, or change them here. Arrow keys move the map.',
  corners: (count: number) => `Corners (${count})`,
  addCorner: 'Add a corner at the centre of the map',
  drawAgain: 'Draw again',
  latitudeOf: (corner: number) => `Corner ${corner}, latitude`,
  longitudeOf: (corner: number) => `Corner ${corner}, longitude`,
  moveToCentre: (corner: number) => `Move corner ${corner} to the centre of the map`,
  putEarlier: (corner: number) => `Move corner ${corner} up the list`,
  remove: (corner: number) => `Remove corner ${corner}`,
  notDegrees: (limit: number) => `Enter a number from −${limit} to ${limit}`,
} as const

/** Why an area is not searched. */
export const shapeProblems: Record<ShapeProblem, string> = {
  TOO_FEW: 'An area needs at least three corners.',
  TOO_MANY: `An area can have ${LARGEST_SHAPE_CORNERS} corners at most. Remove some.`,
  CROSSING: 'The sides of the area cross each other. Move a corner, or change the order of the corners.',
  NO_AREA: 'These corners are all on one line. Move one of them.',
  UNREACHABLE: 'We couldn’t search this area. It’s still here, so you can try again.',
  TOO_LONG: 'This area is too detailed. Remove some corners.',
}
