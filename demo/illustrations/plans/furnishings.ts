import { circle, ellipse, path, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import type { RoomKind } from './layout.ts'

type Box = { x: number; y: number; width: number; depth: number }

/** Furniture in plan view, drawn thin so that the names stay readable. */
export function furnish(kind: RoomKind, box: Box, ink: string, cars: number): string {
  const pen = { stroke: ink, 'stroke-width': 2, opacity: 0.9 }
  return `<g opacity="0.5">${pieces[kind](box, pen, cars)}</g>`
}

type Pen = { stroke: string; 'stroke-width': number; opacity: number }

const pieces: Record<RoomKind, (box: Box, pen: Pen, cars: number) => string> = {
  hall: () => '',
  robe: ({ x, y, width, depth }, pen) =>
    stroke(
      `M${round(x + 14)} ${round(y + 14)}v${round(depth - 28)}M${round(x + width - 14)} ${round(y + 14)}v${round(depth - 28)}`,
      pen.stroke,
      2,
      { 'stroke-dasharray': '6 6' },
    ),
  bedroom: drawBed,
  alcove: drawBed,
  study: ({ x, y, width }, pen) =>
    rect(x + 16, y + 16, width - 32, 34, '#ffffff', pen) + circle(x + width / 2, y + 68, 14, '#ffffff', pen),
  ensuite: (box, pen) => wet(box, pen, false),
  bath: (box, pen) => wet(box, pen, true),
  laundry: ({ x, y, width }, pen) =>
    rect(x + 12, y + 14, width - 24, 34, '#ffffff', pen) + circle(x + width / 2, y + 31, 11, 'none', pen),
  garage: ({ x, y, width, depth }, pen, cars) => {
    const wide = Math.min(74, (width / cars) * 0.6)
    const long = Math.min(depth * 0.72, wide * 2.2)
    return repeat(cars, (index) => {
      const cx = x + (width * (index + 0.5)) / cars
      const top = y + (depth - long) / 2
      return (
        rect(cx - wide / 2, top, wide, long, '#ffffff', { ...pen, rx: wide * 0.32 }) +
        rect(cx - wide * 0.38, top + long * 0.26, wide * 0.76, long * 0.14, 'none', { ...pen, rx: 6 }) +
        rect(cx - wide * 0.36, top + long * 0.72, wide * 0.72, long * 0.1, 'none', { ...pen, rx: 5 })
      )
    })
  },
  kitchen: ({ x, y, width, depth }, pen) => {
    const bench = 32
    return (
      path(
        `M${round(x + 12)} ${round(y + depth - 12)}V${round(y + 12)}H${round(x + width - 12)}v${bench}H${round(x + 12 + bench)}V${round(y + depth - 12)}Z`,
        '#ffffff',
        pen,
      ) +
      rect(x + width * 0.38, y + depth * 0.62, width * 0.4, 34, '#ffffff', { ...pen, rx: 4 }) +
      repeat(4, (index) =>
        circle(x + width * 0.4 + (index % 2) * 18, y + 21 + Math.floor(index / 2) * 14, 5, 'none', pen),
      ) +
      rect(x + width * 0.64, y + 17, 40, 20, 'none', { ...pen, rx: 5 })
    )
  },
  dining: ({ x, y, width, depth }, pen) => {
    const [tw, td] = [Math.min(width * 0.46, 150), Math.min(depth * 0.36, 62)]
    const [tx, ty] = [x + width / 2 - tw / 2, y + depth / 2 - td / 2]
    return (
      rect(tx, ty, tw, td, '#ffffff', { ...pen, rx: 8 }) +
      repeat(
        3,
        (index) =>
          rect(tx + 8 + (index * (tw - 12)) / 3, ty - 20, tw * 0.22, 14, '#ffffff', { ...pen, rx: 4 }) +
          rect(tx + 8 + (index * (tw - 12)) / 3, ty + td + 6, tw * 0.22, 14, '#ffffff', { ...pen, rx: 4 }),
      )
    )
  },
  living: ({ x, y, width, depth }, pen) => {
    const [sw, sd] = [Math.min(width * 0.56, 180), 46]
    const [sx, sy] = [x + width * 0.5 - sw / 2, y + depth - sd - 22]
    return (
      rect(x + width * 0.2, y + depth * 0.26, width * 0.6, depth * 0.5, 'none', { ...pen, 'stroke-dasharray': '7 5' }) +
      rect(sx, sy, sw, sd, '#ffffff', { ...pen, rx: 10 }) +
      stroke(
        `M${round(sx + sw / 3)} ${round(sy)}v${sd - 14}M${round(sx + (sw * 2) / 3)} ${round(sy)}v${sd - 14}M${round(sx + 10)} ${round(sy + sd - 14)}h${round(sw - 20)}`,
        pen.stroke,
        2,
      ) +
      rect(x + width * 0.26, y + 14, width * 0.48, 16, '#ffffff', pen) +
      ellipse(x + width * 0.14, y + depth * 0.28, 15, 15, 'none', pen)
    )
  },
  deck: ({ x, y, width, depth }, pen) =>
    circle(x + width / 2, y + depth * 0.58, Math.min(width * 0.24, 36), '#ffffff', pen) +
    repeat(4, (index) =>
      circle(
        x + width / 2 + Math.cos(index * 1.571 + 0.785) * width * 0.36,
        y + depth * 0.58 + Math.sin(index * 1.571 + 0.785) * width * 0.36,
        Math.min(width * 0.1, 13),
        '#ffffff',
        pen,
      ),
    ),
}

function wet({ x, y, width, depth }: Box, pen: Pen, hasTub: boolean): string {
  const basin =
    rect(x + 10, y + depth - 62, width - 20, 26, '#ffffff', pen) +
    ellipse(x + width / 2, y + depth - 49, 13, 8, 'none', pen)
  const bowl =
    rect(x + width - 36, y + depth * 0.26, 22, 12, '#ffffff', pen) +
    ellipse(x + width - 25, y + depth * 0.26 + 24, 10, 14, '#ffffff', pen)
  const wash = hasTub
    ? rect(x + 12, y + 12, width - 24, 40, '#ffffff', { ...pen, rx: 18 }) +
      ellipse(x + width - 38, y + 32, 5, 5, 'none', pen)
    : rect(x + 12, y + 12, width - 24, width - 30, '#ffffff', pen) +
      stroke(
        `M${round(x + 12)} ${round(y + 12)}l${round(width - 24)} ${round(width - 30)}M${round(x + width - 12)} ${round(y + 12)}l${round(24 - width)} ${round(width - 30)}`,
        pen.stroke,
        1,
      )
  return wash + bowl + basin
}

function drawBed({ x, y, width, depth }: Box, pen: Pen): string {
  const [bedWidth, bedDepth] = [Math.min(width * 0.5, 112), Math.min(depth * 0.46, 118)]
  const [bx, by] = [x + width / 2 - bedWidth / 2, y + 16]
  return (
    rect(bx, by, bedWidth, bedDepth, '#ffffff', { ...pen, rx: 6 }) +
    repeat(2, (index) =>
      rect(bx + 8 + (index * (bedWidth - 16)) / 2, by + 8, (bedWidth - 24) / 2, bedDepth * 0.2, 'none', {
        ...pen,
        rx: 5,
      }),
    ) +
    stroke(`M${round(bx)} ${round(by + bedDepth * 0.42)}h${round(bedWidth)}`, pen.stroke, 2) +
    repeat(2, (index) => rect(bx - 26 + index * (bedWidth + 30), by, 22, 22, 'none', pen))
  )
}
