import { element, rect } from './svg.ts'

/** A colour at a place of a gradient (0 to 1), with its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Gradients, patterns and clips of one drawing; each answers with what goes into `fill`. */
export type Definitions = {
  /** From top to bottom of what it fills, or from left to right. */
  linear: (stops: readonly Stop[], direction?: 'down' | 'across' | 'diagonal') => string
  radial: (stops: readonly Stop[], centre?: readonly [x: number, y: number, radius: number]) => string
  /** A tile in drawing units, repeated; the base colour lies under its content. */
  pattern: (width: number, height: number, base: string, content: string, transform?: string) => string
  clip: (shape: string) => string
  blur: (radius: number) => string
  toSvg: () => string
}

export function createDefinitions(): Definitions {
  const known = new Map<string, string>()
  const define = (name: string, look: Record<string, string | number>, content: string): string => {
    const key = `${name}${JSON.stringify(look)}${content}`
    const id = known.get(key) ?? `d${known.size}`
    known.set(key, id)
    bodies.set(id, element(name, { id, ...look }, content))
    return `url(#${id})`
  }
  const bodies = new Map<string, string>()
  return {
    linear: (stops, direction = 'down') => define('linearGradient', directions[direction], stopsOf(stops)),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) => define('radialGradient', { cx, cy, r }, stopsOf(stops)),
    pattern: (width, height, base, content, transform = '') =>
      define(
        'pattern',
        { width, height, patternUnits: 'userSpaceOnUse', ...(transform === '' ? {} : { patternTransform: transform }) },
        rect(-1, -1, width + 2, height + 2, base) + content,
      ),
    clip: (shape) => define('clipPath', {}, shape),
    blur: (radius) =>
      define(
        'filter',
        { x: '-30%', y: '-30%', width: '160%', height: '160%' },
        element('feGaussianBlur', { stdDeviation: radius }),
      ),
    toSvg: () => `<defs>${[...bodies.values()].join('')}</defs>`,
  }
}

const directions = {
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  diagonal: { x1: 0, y1: 0, x2: 1, y2: 1 },
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) }),
    )
    .join('')
