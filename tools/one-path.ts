/** An element of an SVG with the attributes of its shape. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** The data of one path that draws what several shapes do, as lines without a filling. Throws for what it does not know. */
export const onePath = (shapes: readonly Shape[]): string =>
  shapes.map(([tag, { key: _, ...attributes }]) => (pathDataOf[tag] ?? refuse(tag))(attributes)).join('')

type Attributes = Readonly<Record<string, string>>

const pathDataOf: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d, ...others }) => withAbsoluteStart(d ?? '', others),
  line: ({ x1, y1, x2, y2, ...others }) => onlyGeometry(`M${x1} ${y1}L${x2} ${y2}`, others),
  polyline: ({ points, ...others }) => onlyGeometry(`M${points}`, others),
  polygon: ({ points, ...others }) => onlyGeometry(`M${points}z`, others),
  circle: ({ cx, cy, r, ...others }) => {
    const arc = (width: number) => `a${r} ${r} 0 1 0 ${width} 0`
    return onlyGeometry(`M${Number(cx) - Number(r)} ${cy}${arc(2 * Number(r))}${arc(-2 * Number(r))}z`, others)
  },
  rect: ({ x = '0', y = '0', width, height, rx, ry, ...others }) => {
    const radius = Number(rx ?? ry ?? 0)
    if (ry !== undefined && rx !== undefined && rx !== ry) throw new Error('A corner is as wide as it is high.')
    const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius]
    const corner = (dx: number, dy: number) => (radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx} ${dy}`)
    const sides = [
      `h${across}${corner(radius, radius)}`,
      `v${down}${corner(-radius, radius)}`,
      `h${-across}${corner(-radius, -radius)}`,
      `v${-down}${corner(radius, -radius)}`,
    ]
    return onlyGeometry(`M${Number(x) + radius} ${y}${sides.join('')}z`, others)
  },
}

/** A first `m` is absolute in a path of its own, the lines after it are relative; behind another path both would be relative. */
function withAbsoluteStart(d: string, others: Attributes): string {
  const [, x, y, rest = ''] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(.*)$/s.exec(d) ?? []
  if (x === undefined) return onlyGeometry(d, others)
  return onlyGeometry(`M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`, others)
}

/** The data of a shape; throws where it has attributes that a part of a path cannot have. */
function onlyGeometry(data: string, others: Attributes): string {
  const names = Object.keys(others)
  if (names.length > 0) throw new Error(`No one path can have ${names.join(' and ')} for a part of it.`)
  return data
}

function refuse(tag: string): never {
  throw new Error(`No path is known for <${tag}>.`)
}
