import { darken } from '#demo/illustrations/paint/colour.ts'
import { lettering } from '#demo/illustrations/paint/lettering.ts'
import { pictureHeight, pictureWidth, type Scene } from '#demo/illustrations/paint/scene.ts'
import { group, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { furnish } from './furnishings.ts'
import { MOST_CARS, type PlacedRoom, planRooms, type RoomCounts } from './layout.ts'
import { drawOpenings } from './plan-openings.ts'
import { grounds, type Paper, papers } from './plan-papers.ts'
import { drawHeading, drawLabel, drawNorth, drawScaleBar } from './plan-words.ts'

/** A floor plan in the manner of a sales brochure: tinted rooms, furniture, doors and windows, names and metres. */
export function drawFloorPlan(scene: Scene, counts: RoomCounts, isFlat = false): string {
  const random = scene.random.fork('plan')
  const paper = random.pick(papers)
  const plan = planRooms(random, isFlat ? { ...counts, cars: 0 } : counts)
  const scale = Math.min(1380 / plan.width, 770 / plan.depth)
  const [left, top] = [(pictureWidth - plan.width * scale) / 2, 150 + (770 - plan.depth * scale) / 2]
  const placed = plan.rooms.map((room) => ({
    ...room,
    x: left + room.x * scale,
    y: top + room.y * scale,
    width: room.width * scale,
    depth: room.depth * scale,
    metres: [room.width, room.depth] as const,
  }))
  const house = placed.filter((room) => room.kind !== 'deck')
  const right = Math.max(...house.map((room) => room.x + room.width))
  const bottom = top + plan.depth * scale
  return (
    rect(0, 0, pictureWidth, pictureHeight, paper.paper) +
    drawGrid(paper) +
    rect(left - 50, top - 44, plan.width * scale + 100, plan.depth * scale + 88, paper.lawn, { rx: 26, opacity: 0.7 }) +
    rect(left + 10, top + 14, right - left, bottom - top, darken(paper.paper, 0.5), { opacity: 0.16, rx: 4 }) +
    placed.map((room) => drawGround(scene, paper, room)).join('') +
    placed.map((room) => drawFurniture(room, paper, top + plan.hallBottom * scale)).join('') +
    drawWalls(paper, house, { left, top, right, bottom }) +
    drawOpenings(paper, house, plan, { left, top, scale }) +
    placed.map((room) => drawLabel(paper, room)).join('') +
    (isFlat ? drawCarSpaces(paper, carsDrawn(counts)) : '') +
    drawHeading(paper, { ...counts, cars: carsDrawn(counts) }) +
    drawScaleBar(paper, scale) +
    drawNorth(paper, random.between(-40, 40))
  )
}

const carsDrawn = ({ cars }: RoomCounts): number => Math.min(MOST_CARS, Math.max(0, cars))

/** The spaces that go with a flat, which are somewhere else in its building. */
function drawCarSpaces(paper: Paper, cars: number): string {
  if (cars === 0) return ''
  const [width, depth, y] = [74, 104, pictureHeight - 128]
  const x = (pictureWidth - width * cars) / 2
  return (
    repeat(cars, (index) => {
      const box = { x: x + index * width, y, width, depth }
      return (
        rect(box.x, y, width, depth, paper.garage, { stroke: paper.ink, 'stroke-width': 3 }) +
        furnish('garage', box, paper.ink, 1)
      )
    }) + lettering(cars === 1 ? 'CAR SPACE' : 'CAR SPACES', x + width * cars + 18, y + 44, 13, { colour: paper.ink })
  )
}

/** Rooms below the hall are turned, so that beds and benches stand at the outer wall and not behind the door. */
function drawFurniture(room: PlacedRoom, paper: Paper, hallBottom: number): string {
  const pieces = furnish(room.kind, room, paper.ink, room.cars ?? 0)
  const isTurned =
    room.y > hallBottom - 1 &&
    room.kind !== 'kitchen' &&
    room.kind !== 'dining' &&
    room.kind !== 'living' &&
    room.kind !== 'garage'
  return isTurned ? group(pieces, { transform: `translate(0 ${round(room.y * 2 + room.depth)}) scale(1 -1)` }) : pieces
}

function drawGrid(paper: Paper): string {
  const lines = Array.from({ length: 40 }, (_, index) => `M${index * 40} 0V1066M0 ${index * 40}H1600`).join('')
  return stroke(lines, darken(paper.paper, 0.2), 1, { opacity: 0.14 })
}

function drawGround(scene: Scene, paper: Paper, room: PlacedRoom): string {
  const colour = paper[grounds[room.kind]]
  const boards = scene.define.pattern(
    60,
    12,
    colour,
    rect(0, 11, 60, 1.2, darken(colour, 0.2), { opacity: 0.5 }) +
      rect(34, 0, 1.2, 11, darken(colour, 0.2), { opacity: 0.4 }),
  )
  const tiles = scene.define.pattern(
    20,
    20,
    colour,
    rect(0, 0, 20, 1, darken(colour, 0.2), { opacity: 0.5 }) + rect(0, 0, 1, 20, darken(colour, 0.2), { opacity: 0.5 }),
  )
  const fill = colour === paper.wood || colour === paper.deck ? boards : colour === paper.wet ? tiles : colour
  return rect(room.x, room.y, room.width, room.depth, fill)
}

function drawWalls(
  paper: Paper,
  rooms: readonly PlacedRoom[],
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): string {
  const isOpen = (room: PlacedRoom) =>
    room.kind === 'kitchen' || room.kind === 'dining' || room.kind === 'living' || room.kind === 'hall'
  const inner = rooms
    .filter((room) => !isOpen(room))
    .map((room) => rect(room.x, room.y, room.width, room.depth, 'none', { stroke: paper.ink, 'stroke-width': 7 }))
  return (
    inner.join('') +
    rect(left, top, right - left, bottom - top, 'none', {
      stroke: paper.ink,
      'stroke-width': 13,
      'stroke-linejoin': 'miter',
    })
  )
}
