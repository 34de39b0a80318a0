import { darken, lighten, mix } from './colour.ts'
import { drawClump } from './foliage.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { blob, leaf } from './shapes.ts'
import { circle, path, round, stroke } from './svg.ts'

export function bush(scene: Scene, random: Random, x: number, base: number, size: number): string {
  return drawClump(scene, random, x, base - size * 0.38, size * 0.5, size * 0.42, {
    colour: random.pick(['#5f8c4e', '#6d9a55', '#4f7f55']),
    length: size * 0.16,
    spread: 3,
    angle: -1.57,
  })
}

export function greyBush(scene: Scene, random: Random, x: number, base: number, size: number): string {
  return drawClump(scene, random, x, base - size * 0.3, size * 0.5, size * 0.34, {
    colour: '#94a592',
    length: size * 0.13,
    spread: 1.2,
    angle: -1.57,
    plumpness: 0.2,
  })
}

export function rose(scene: Scene, random: Random, x: number, base: number, size: number): string {
  return drawClump(scene, random, x, base - size * 0.42, size * 0.42, size * 0.42, {
    colour: '#4f7d49',
    length: size * 0.15,
    spread: 3,
    blossom: random.pick(['#f2b8c0', '#e0566b', '#ffe3d1', '#ffffff']),
  })
}

export function hydrangea(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone(random.pick(['#8aa4e0', '#d79ac8', '#f2f0fa', '#a98fdc']))
  const heads = Array.from({ length: 6 }, () => {
    const [cx, cy, r] = [
      x + random.between(-0.38, 0.38) * size,
      base - size * random.between(0.3, 0.72),
      size * random.between(0.11, 0.16),
    ]
    return (
      path(blob(random, cx, cy, r, r * 0.85, 9, 0.12), darken(colour, 0.14)) +
      path(blob(random, cx - r * 0.2, cy - r * 0.25, r * 0.66, r * 0.55, 8, 0.2), lighten(colour, 0.3), {
        opacity: 0.8,
      })
    )
  })
  return bush(scene, random, x, base, size) + heads.join('')
}

export function ball(scene: Scene, random: Random, x: number, base: number, size: number): string {
  return drawClump(scene, random, x, base - size * 0.36, size * 0.4, size * 0.38, {
    colour: '#56824c',
    length: size * 0.09,
    spread: 3,
    density: 1.4,
    plumpness: 0.5,
  })
}

/** Blades that rise from one point and arch over. */
function blades(random: Random, x: number, base: number, size: number, count: number, lean: number): string {
  return Array.from({ length: count }, () => {
    const side = random.between(-1, 1)
    const tall = size * random.between(0.7, 1.05)
    return `M${round(x + side * size * 0.06)} ${round(base)}Q${round(x + side * size * lean * 0.4)} ${round(base - tall)} ${round(x + side * size * lean)} ${round(base - tall * random.between(0.5, 0.95))}`
  }).join('')
}

/** A tuft of native grass. */
export function drawGrass(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone(random.pick(['#a9ab62', '#8ea35c', '#c2ab6c']))
  return (
    stroke(blades(random, x, base, size, 12, 0.62), darken(colour, 0.25), size * 0.035, { 'stroke-linecap': 'round' }) +
    stroke(blades(random, x, base, size * 0.95, 10, 0.5), lighten(colour, 0.14), size * 0.028, {
      'stroke-linecap': 'round',
    })
  )
}

function stems(
  scene: Scene,
  random: Random,
  x: number,
  base: number,
  size: number,
  count: number,
  head: (x: number, y: number) => string,
): string {
  const tone = scene.light.tone
  const tops = Array.from({ length: count }, (): [number, number] => [
    x + random.between(-0.42, 0.42) * size,
    base - size * random.between(0.78, 1.12),
  ])
  const stalks = tops
    .map(
      ([tx, ty]) =>
        `M${round(x + (tx - x) * 0.2)} ${round(base)}Q${round(x + (tx - x) * 0.4)} ${round((base + ty) / 2)} ${round(tx)} ${round(ty)}`,
    )
    .join('')
  return stroke(stalks, tone('#5f8a4c'), size * 0.024) + tops.map(([tx, ty]) => head(tx, ty)).join('')
}

export function agapanthus(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone(random.pick(['#7a86d6', '#f1f0fb', '#6673c9']))
  return (
    stroke(blades(random, x, base, size * 0.62, 12, 0.75), scene.light.tone('#4f8a4a'), size * 0.06, {
      'stroke-linecap': 'round',
    }) +
    stems(
      scene,
      random,
      x,
      base,
      size,
      4,
      (tx, ty) =>
        path(blob(random, tx, ty, size * 0.11, size * 0.09, 9, 0.25), colour) +
        circle(tx - size * 0.03, ty - size * 0.03, size * 0.045, lighten(colour, 0.35)),
    )
  )
}

export function lavender(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone('#8a72c0')
  return (
    greyBush(scene, random, x, base, size * 0.85) +
    stroke(blades(random, x, base - size * 0.2, size * 0.75, 12, 0.5), colour, size * 0.05, {
      'stroke-linecap': 'round',
      'stroke-dasharray': `${round(size * 0.07)} ${round(size * 0.045)}`,
    })
  )
}

export function daisies(scene: Scene, random: Random, x: number, base: number, size: number): string {
  return drawClump(scene, random, x, base - size * 0.26, size * 0.5, size * 0.28, {
    colour: '#6d9a58',
    length: size * 0.11,
    spread: 1,
    angle: -1.57,
    blossom: random.pick(['#ffffff', '#ffd75e', '#f6b7d2']),
  })
}

export function kangarooPaw(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone(random.pick(['#d8492f', '#e7a02f', '#b9c24a']))
  return (
    drawGrass(scene, random, x, base, size * 0.62) +
    stems(scene, random, x, base, size * 1.05, 6, (tx, ty) =>
      path(
        leaf(tx - size * 0.05, ty + size * 0.05, size * 0.17, -0.5, 0.4) +
          leaf(tx, ty + size * 0.1, size * 0.14, -1.1, 0.4),
        colour,
      ),
    )
  )
}

export function bottlebrush(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone('#d23c3c')
  const brushes = Array.from(
    { length: 8 },
    () =>
      `M${round(x + random.between(-0.42, 0.42) * size)} ${round(base - size * random.between(0.3, 0.85))}l${round(size * random.between(-0.06, 0.06))} ${round(-size * 0.16)}`,
  ).join('')
  return (
    bush(scene, random, x, base, size) +
    stroke(brushes, colour, size * 0.09, { 'stroke-linecap': 'round' }) +
    stroke(brushes, lighten(colour, 0.4), size * 0.025, { 'stroke-linecap': 'round' })
  )
}

/** Broad tropical leaves from one point. */
export function drawBigLeaves(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const tone = scene.light.tone
  const colour = tone(random.pick(['#3f8a4f', '#4f9a52', '#2f7a55']))
  return Array.from({ length: 9 }, (_, index) => {
    const direction = -Math.PI * (0.12 + (0.76 * ((index * 4) % 9)) / 8)
    const length = size * random.between(0.6, 0.95)
    const [ex, ey] = [Math.cos(direction) * length * 0.9, Math.sin(direction) * length * 0.9]
    return (
      path(leaf(x, base, length, direction, 0.36), index % 2 === 0 ? darken(colour, 0.2) : lighten(colour, 0.08)) +
      stroke(
        `M${round(x)} ${round(base)}l${round(ex)} ${round(ey)}`,
        mix(colour, scene.light.sun.colour, 0.4),
        size * 0.018,
        { opacity: 0.8 },
      )
    )
  }).join('')
}

export function cordyline(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone(random.pick(['#a63d5c', '#7a3550', '#5f9a4f']))
  return (
    stroke(blades(random, x, base - size * 0.1, size, 13, 0.75), darken(colour, 0.25), size * 0.07, {
      'stroke-linecap': 'round',
    }) +
    stroke(blades(random, x, base - size * 0.1, size * 0.95, 9, 0.6), lighten(colour, 0.2), size * 0.035, {
      'stroke-linecap': 'round',
    })
  )
}

export function agave(scene: Scene, random: Random, x: number, base: number, size: number): string {
  const colour = scene.light.tone('#86a89a')
  return Array.from({ length: 11 }, (_, index) => {
    const direction = -Math.PI * (0.04 + (0.92 * ((index * 5) % 11)) / 10)
    return path(
      leaf(x, base, size * random.between(0.5, 0.72), direction, 0.2),
      index % 2 === 0 ? darken(colour, 0.24) : lighten(colour, 0.14),
    )
  }).join('')
}
