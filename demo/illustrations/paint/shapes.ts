import type { Random } from './random.ts'
import { type Point, round } from './svg.ts'

/** A closed organic outline around an ellipse: foliage, stones, clouds seen from afar. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lumps = 14,
  roughness = 0.14,
): string {
  const points = Array.from({ length: lumps }, (_, index): Point => {
    const angle = (index / lumps) * Math.PI * 2 + random.between(-0.12, 0.12)
    const reach = 1 + random.between(-roughness, roughness)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  return smoothLoop(points)
}

/** An outline of small outward arcs around an ellipse, as leaves bunch at the edge of a crown. */
export function scallops(random: Random, cx: number, cy: number, rx: number, ry: number, size: number): string {
  const around = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)))
  const count = Math.min(34, Math.max(7, Math.round(around / size)))
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random.between(-0.28, 0.28)) / count) * Math.PI * 2
    const reach = random.between(0.88, 1.1)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  const [first = [cx, cy]] = points
  let [fromX, fromY] = [Math.round(first[0]), Math.round(first[1])]
  let outline = `M${fromX} ${fromY}`
  for (let index = 1; index <= count; index += 1) {
    const [x, y] = points[index % count] ?? first
    const [dx, dy] = [Math.round(x) - fromX, Math.round(y) - fromY]
    const bulge = random.between(0.72, 1.05)
    outline += `q${Math.round(dx / 2 + dy * bulge)} ${Math.round(dy / 2 - dx * bulge)} ${dx} ${dy}`
    ;[fromX, fromY] = [Math.round(x), Math.round(y)]
  }
  return `${outline}Z`
}

/** A closed curve whose pieces bulge at every point, so that corners become soft. */
function smoothLoop(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(at(-1), at(0))
  const curves = points.map((point, index) => {
    const end = middle(point, at(index + 1))
    return `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`
  })
  return `M${round(start[0])} ${round(start[1])}${curves.join('')}Z`
}

/** Leaf-shaped strokes scattered over an ellipse, as one path. Angles in radians, 0 to the right. */
export function leaves(
  random: Random,
  area: { cx: number; cy: number; rx: number; ry: number },
  look: { count: number; length: number; angle: number; spread: number; plumpness?: number },
): string {
  const { count, length, angle, spread, plumpness = 0.32 } = look
  return Array.from({ length: Math.floor(count) }, () => {
    const turn = random.next() * Math.PI * 2
    const reach = Math.sqrt(random.next())
    const direction = angle + random.between(-spread, spread)
    const size = length * random.between(0.7, 1.25)
    return leaf(
      area.cx + Math.cos(turn) * area.rx * reach,
      area.cy + Math.sin(turn) * area.ry * reach,
      size,
      direction,
      plumpness,
    )
  }).join('')
}

/** One leaf from its stalk, as a closed path. */
export function leaf(x: number, y: number, length: number, direction: number, plumpness: number): string {
  const [dx, dy] = [Math.cos(direction) * length, Math.sin(direction) * length]
  const [nx, ny] = [-dy * plumpness, dx * plumpness]
  const [mx, my] = [dx / 2, dy / 2]
  const whole = length > 9 ? (value: number): string => String(Math.round(value)) : round
  return `M${whole(x)} ${whole(y)}q${whole(mx + nx)} ${whole(my + ny)} ${whole(dx)} ${whole(dy)}q${whole(-mx - nx)} ${whole(-my - ny)} ${whole(-dx)} ${whole(-dy)}Z`
}

/** A branch or trunk that narrows along a quadratic curve. */
export function limb(from: Point, bend: Point, to: Point, startWidth: number, endWidth: number): string {
  const normal = (a: Point, b: Point): Point => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    return [-dy / length, dx / length]
  }
  const [first, last] = [normal(from, bend), normal(bend, to)]
  const middle = (startWidth + endWidth) / 2
  const side = (point: Point, by: Point, width: number, sign: number): string =>
    `${round(point[0] + (by[0] * width * sign) / 2)} ${round(point[1] + (by[1] * width * sign) / 2)}`
  const across: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  return (
    `M${side(from, first, startWidth, 1)}Q${side(bend, across, middle, 1)} ${side(to, last, endWidth, 1)}` +
    `L${side(to, last, endWidth, -1)}Q${side(bend, across, middle, -1)} ${side(from, first, startWidth, -1)}Z`
  )
}
