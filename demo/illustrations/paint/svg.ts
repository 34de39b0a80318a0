export type Point = readonly [x: number, y: number]

/** Everything that may be said about an element besides its shape, by its SVG name. */
export type Look = Record<string, string | number>

/** A coordinate with one decimal: half the bytes, and far below a pixel. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

export function element(name: string, look: Look, content = ''): string {
  const attributes = Object.entries(look)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
  return content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, look: Look = {}): string =>
  element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...painted(look) })

export const circle = (cx: number, cy: number, r: number, fill: string, look: Look = {}): string =>
  element('circle', { cx, cy, r, fill, ...painted(look) })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...painted(look) })

export const polygon = (points: readonly Point[], fill: string, look: Look = {}): string =>
  element('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...painted(look) })

export const path = (d: string, fill: string, look: Look = {}): string => element('path', { d, fill, ...painted(look) })

export const stroke = (d: string, colour: string, width: number, look: Look = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...painted(look) })

/** `opacity` makes the renderer open a layer for each element (three times slower); on one shape paint opacity looks the same. */
function painted({ opacity, ...look }: Look): Look {
  return opacity === undefined ? look : { ...look, 'fill-opacity': opacity, 'stroke-opacity': opacity }
}

export const line = (from: Point, to: Point, colour: string, width: number, look: Look = {}): string =>
  stroke(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, colour, width, look)

export const group = (content: string, look: Look): string => element('g', look, content)

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('')
