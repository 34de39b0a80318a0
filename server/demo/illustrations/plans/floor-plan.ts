import { darken, lighten } from '../paint/colour.ts'
import { lettering, widthOfLettering } from '../paint/lettering.ts'
import { pictureHeight, pictureWidth, type Scene } from '../paint/scene.ts'
import { circle, group, path, polygon, rect, repeat, round, stroke } from '../paint/svg.ts'
import { furnish } from './furnishings.ts'
import { type Plan, type PlannedRoom, planRooms, type RoomCounts, type RoomKind } from './layout.ts'

const papers = [
  {
    paper: '#f6f2ea',
    ink: '#2f3a40',
    wood: '#ecd9bd',
    wet: '#dbe9ea',
    soft: '#f7efe2',
    garage: '#e6e4df',
    deck: '#e2cba8',
    lawn: '#dfe8d3',
  },
  {
    paper: '#f1f4f4',
    ink: '#26384a',
    wood: '#e9dcc8',
    wet: '#d3e3ec',
    soft: '#f8f5ef',
    garage: '#e1e4e6',
    deck: '#dcc9ae',
    lawn: '#d9e6da',
  },
  {
    paper: '#faf5ee',
    ink: '#4a3530',
    wood: '#f0d9bf',
    wet: '#e0e6dc',
    soft: '#fcf3e8',
    garage: '#ebe5de',
    deck: '#e5c8a4',
    lawn: '#e6ead2',
  },
] as const

type Paper = (typeof papers)[number]

/** A floor plan in the manner of a sales brochure: tinted rooms, furniture, doors and windows, names and metres. */
export function drawFloorPlan(scene: Scene, counts: RoomCounts): string {
  const random = scene.random.fork('plan')
  const paper = random.pick(papers)
  const plan = planRooms(random, counts)
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
    placed.map((room) => drawFurniture(room, paper, counts, top + plan.hallBottom * scale)).join('') +
    drawWalls(paper, house, { left, top, right, bottom }) +
    drawOpenings(paper, house, plan, { left, top, scale }) +
    placed.map((room) => drawLabel(paper, room)).join('') +
    drawHeading(paper, counts) +
    drawScaleBar(paper, scale) +
    drawNorth(paper, random.between(-40, 40))
  )
}

type Placed = PlannedRoom & { metres: readonly [number, number] }

/** Rooms below the hall are turned, so that beds and benches stand at the outer wall and not behind the door. */
function drawFurniture(room: Placed, paper: Paper, counts: RoomCounts, hallBottom: number): string {
  const pieces = furnish(room.kind, room, paper.ink, Math.min(3, counts.cars))
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

const grounds: Record<RoomKind, keyof Paper> = {
  bedroom: 'soft',
  ensuite: 'wet',
  bath: 'wet',
  laundry: 'wet',
  garage: 'garage',
  hall: 'wood',
  kitchen: 'wood',
  dining: 'wood',
  living: 'wood',
  study: 'soft',
  alcove: 'soft',
  robe: 'soft',
  deck: 'deck',
}

function drawGround(scene: Scene, paper: Paper, room: Placed): string {
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
  rooms: readonly Placed[],
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): string {
  const isOpen = (room: Placed) =>
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

/** Doors to the hall with their swing, the front door, windows in the outer walls, and the garage door. */
function drawOpenings(
  paper: Paper,
  rooms: readonly Placed[],
  plan: Plan,
  { left, top, scale }: { left: number; top: number; scale: number },
): string {
  const [hallTop, hallBottom] = [top + plan.hallTop * scale, top + plan.hallBottom * scale]
  const door = Math.min(0.82 * scale, 44)
  return rooms
    .map((room) => {
      const isUpper = room.y < hallTop - 1
      const isSide = room.x < left + plan.hallEnd * scale - 1
      if (room.kind === 'hall') return frontDoor(paper, room, door)
      const outer = isUpper ? top : top + plan.depth * scale
      const wall = isUpper ? hallTop : hallBottom
      const inward = isUpper ? -1 : 1
      const x = room.x + room.width * 0.5 - door / 2
      const swing =
        isSide && room.kind !== 'ensuite' && room.kind !== 'robe'
          ? rect(x, wall - 5, door, 10, paper.wood) +
            stroke(
              `M${round(x)} ${round(wall)}v${round(inward * door)}A${round(door)} ${round(door)} 0 0 ${isUpper ? 1 : 0} ${round(x + door)} ${round(wall)}`,
              paper.ink,
              2,
            )
          : ''
      const toBedroom =
        room.kind === 'ensuite' || room.kind === 'robe'
          ? rect(room.x - 5, room.y + room.depth * 0.5 - door / 2, 10, door, paper.soft)
          : ''
      const gateWidth = room.width * 0.82
      if (room.kind === 'garage')
        return (
          swing +
          rect(room.x + room.width * 0.09, outer - 7, gateWidth, 14, paper.garage) +
          stroke(`M${round(room.x + room.width * 0.09)} ${outer}h${round(gateWidth)}`, paper.ink, 3, {
            'stroke-dasharray': '16 8',
          })
        )
      const glazed = isSide
        ? window(paper, room.x + room.width * 0.24, outer, room.width * 0.52, false)
        : endWindows(paper, room, top, top + plan.depth * scale)
      return swing + toBedroom + glazed
    })
    .join('')
}

function frontDoor(paper: Paper, room: Placed, door: number): string {
  const y = room.y + room.depth / 2 - door / 2
  return (
    rect(room.x - 7, y, 14, door, paper.wood) +
    stroke(
      `M${round(room.x)} ${round(y + door)}h${round(door)}A${round(door)} ${round(door)} 0 0 0 ${round(room.x)} ${round(y)}`,
      paper.ink,
      2.4,
    ) +
    polygon(
      [
        [room.x - 40, y + door / 2 - 11],
        [room.x - 18, y + door / 2],
        [room.x - 40, y + door / 2 + 11],
      ],
      '#c7553f',
    )
  )
}

function endWindows(paper: Paper, room: Placed, top: number, bottom: number): string {
  const side = window(paper, room.x + room.width, room.y + room.depth * 0.2, room.depth * 0.6, true)
  const atTop = room.y < top + 1 ? window(paper, room.x + room.width * 0.25, top, room.width * 0.5, false) : ''
  const atBottom =
    room.y + room.depth > bottom - 1 ? window(paper, room.x + room.width * 0.25, bottom, room.width * 0.5, false) : ''
  return side + atTop + atBottom
}

function window(paper: Paper, x: number, y: number, length: number, isUpright: boolean): string {
  return isUpright
    ? rect(x - 7, y, 14, length, '#ffffff') +
        stroke(
          `M${round(x - 5)} ${round(y)}v${round(length)}M${round(x + 5)} ${round(y)}v${round(length)}M${round(x)} ${round(y)}v${round(length)}`,
          paper.ink,
          2,
        )
    : rect(x, y - 7, length, 14, '#ffffff') +
        stroke(
          `M${round(x)} ${round(y - 5)}h${round(length)}M${round(x)} ${round(y + 5)}h${round(length)}M${round(x)} ${round(y)}h${round(length)}`,
          paper.ink,
          2,
        )
}

function drawLabel(paper: Paper, { kind, name, x, y, width, depth, metres }: Placed): string {
  const isNarrow = width < 110
  const size = Math.min(isNarrow ? 13 : 17, (width - 12) / Math.max(1, widthOfLettering(name, 1, 1)))
  const middle = x + width / 2
  const at = kind === 'hall' ? y + depth / 2 - size / 2 : kind === 'deck' ? y + depth * 0.16 : y + depth * 0.5 - size
  const [a = 0, b = 0] = metres
  const measure = `${a.toFixed(1)} × ${b.toFixed(1)}`
  const measureSize = Math.min(isNarrow ? 9.5 : 13, (width - 12) / Math.max(1, widthOfLettering(measure, 1)))
  const hasMeasure = kind !== 'hall' && kind !== 'robe' && kind !== 'deck'
  const plate = rect(
    middle - Math.min(width / 2 - 5, 62),
    at - 9,
    Math.min(width - 10, 124),
    hasMeasure ? size + measureSize + 26 : size + 18,
    lighten(paper[grounds[kind]], 0.3),
    { opacity: 0.86, rx: 6 },
  )
  return (
    plate +
    lettering(name, middle, at, size, { colour: paper.ink, weight: 1.8, tracking: 1, align: 'centre' }) +
    (hasMeasure
      ? lettering(measure, middle, at + size + 9, measureSize, {
          colour: paper.ink,
          weight: 1.3,
          align: 'centre',
          opacity: 0.85,
        })
      : '')
  )
}

function drawHeading(paper: Paper, { bedrooms, bathrooms, cars }: RoomCounts): string {
  const count = (amount: number, name: string) => (amount === 0 ? '' : `${amount} ${name}${amount === 1 ? '' : 'S'}`)
  const facts = [
    bedrooms === 0 ? 'STUDIO' : count(bedrooms, 'BEDROOM'),
    count(bathrooms, 'BATHROOM'),
    count(cars, 'CAR'),
  ]
    .filter((text) => text !== '')
    .join('  -  ')
  return (
    lettering('FLOOR PLAN', 90, 54, 30, { colour: paper.ink, weight: 2, tracking: 4 }) +
    stroke('M90 104H330', '#c7553f', 4) +
    lettering(facts, pictureWidth - 90 - widthOfLettering(facts, 17, 1.5), 62, 17, {
      colour: paper.ink,
      weight: 1.5,
      tracking: 1.5,
    })
  )
}

function drawScaleBar(paper: Paper, scale: number): string {
  const y = pictureHeight - 62
  return (
    repeat(5, (index) =>
      rect(90 + index * scale, y, scale, 10, index % 2 === 0 ? paper.ink : '#ffffff', {
        stroke: paper.ink,
        'stroke-width': 2,
      }),
    ) +
    lettering('0', 86, y - 22, 12, { colour: paper.ink }) +
    lettering('5 m', 90 + 5 * scale - 10, y - 22, 12, { colour: paper.ink }) +
    lettering('INDICATIVE ONLY', 90 + 5 * scale + 60, y - 1, 12, { colour: paper.ink, tracking: 1, opacity: 0.7 })
  )
}

function drawNorth(paper: Paper, turn: number): string {
  return `<g transform="translate(1330 1008) rotate(${Math.round(turn)})">${circle(0, 0, 30, 'none', { stroke: paper.ink, 'stroke-width': 2 })}${path('M0 -26L9 10L0 3L-9 10Z', paper.ink)}${lettering('N', 0, -52, 15, { colour: paper.ink, weight: 1.8, align: 'centre' })}</g>`
}
