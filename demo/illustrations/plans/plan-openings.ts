import { polygon, rect, round, stroke } from '#demo/illustrations/paint/svg.ts'
import type { PlacedRoom, Plan } from './layout.ts'
import type { Paper } from './plan-papers.ts'

/** Doors to the hall with their swing, the front door, windows in the outer walls, and the garage door. */
export function drawOpenings(
  paper: Paper,
  rooms: readonly PlacedRoom[],
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

function frontDoor(paper: Paper, room: PlacedRoom, door: number): string {
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

function endWindows(paper: Paper, room: PlacedRoom, top: number, bottom: number): string {
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
