import { darken, lighten, mix } from './colour.ts'
import { drawClump } from './foliage.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { leaf, limb } from './shapes.ts'
import { path, round, stroke } from './svg.ts'
import { castShadow } from './tree-shadow.ts'

/** A feather palm: ringed trunk, and fronds whose leaflets hang from an arched rib. */
export function drawPalm(scene: Scene, random: Random, x: number, base: number, height: number): string {
  const tone = scene.light.tone
  const lean = random.between(-0.13, 0.13) * height
  const top: [number, number] = [x + lean, base - height * 0.74]
  const bend: [number, number] = [x - lean * 0.4, base - height * 0.36]
  const width = height * 0.038
  const trunk = scene.define.linear(
    [
      [0, tone('#c9b8a2')],
      [0.5, tone('#9d8a77')],
      [1, tone('#5f5250')],
    ],
    'across',
  )
  const rings = Array.from({ length: 18 }, (_, index) => {
    const t = (index + 1) / 19
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * bend[0] + t * t * top[0]
    const py = (1 - t) ** 2 * base + 2 * (1 - t) * t * bend[1] + t * t * top[1]
    return `M${round(px - width * 0.5)} ${round(py)}q${round(width * 0.5)} ${round(width * 0.2)} ${round(width)} 0`
  }).join('')
  const count = random.whole(13, 16)
  const fronds = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (0.16 - (1.32 * (index + random.between(0.2, 0.8))) / count)
    return { angle, order: ((index * 7) % count) + (Math.sin(angle) > -0.2 ? -count : 0) }
  }).toSorted((a, b) => a.order - b.order)
  const colour = random.pick(['#4f8f4f', '#5b9a55', '#3f8454'])
  return (
    castShadow(scene, x, base, height * 0.26) +
    path(limb([x, base + 4], bend, top, width * 1.5, width * 0.85), trunk) +
    stroke(rings, tone('#6a5a4f'), 1.6, { opacity: 0.45 }) +
    fronds
      .map(({ angle }, index) =>
        frond(
          scene,
          random,
          top,
          angle,
          height * random.between(0.28, 0.4),
          tone(index % 3 === 0 ? darken(colour, 0.18) : index % 3 === 1 ? colour : lighten(colour, 0.16)),
        ),
      )
      .join('')
  )
}

function frond(
  scene: Scene,
  random: Random,
  [x, y]: [number, number],
  angle: number,
  length: number,
  colour: string,
): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const droop = length * random.between(0.3, 0.5) * (0.3 + Math.abs(dx))
  const rib: [number, number] = [x + dx * length * 0.55, y + dy * length * 0.85 - length * 0.06]
  const tip: [number, number] = [x + dx * length, y + dy * length * 0.62 + droop]
  const leaflets: string[] = []
  for (let index = 1; index < 34; index += 1) {
    const t = index / 34
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * rib[0] + t * t * tip[0]
    const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * rib[1] + t * t * tip[1]
    const [tx, ty] = [
      2 * (1 - t) * (rib[0] - x) + 2 * t * (tip[0] - rib[0]),
      2 * (1 - t) * (rib[1] - y) + 2 * t * (tip[1] - rib[1]),
    ]
    const along = Math.hypot(tx, ty) || 1
    const [ux, uy] = [tx / along, ty / along]
    const size = length * 0.24 * Math.sin(Math.PI * (0.1 + t * 0.82)) * random.between(0.85, 1.1)
    for (const side of [-1, 1]) {
      const [lx, ly] = [ux * 0.72 - uy * side * 0.62, uy * 0.72 + ux * side * 0.62 + 0.24]
      leaflets.push(`M${round(px)} ${round(py)}l${round(lx * size)} ${round(ly * size)}`)
    }
  }
  return (
    stroke(leaflets.join(''), colour, length * 0.021, { 'stroke-linecap': 'round' }) +
    stroke(
      `M${round(x)} ${round(y)}Q${round(rib[0])} ${round(rib[1])} ${round(tip[0])} ${round(tip[1])}`,
      mix(colour, scene.light.sun.colour, 0.36),
      length * 0.018,
    )
  )
}

/** The sea-front pine: whorls of upturned, tufted branches on a straight trunk. */
export function drawNorfolkPine(scene: Scene, random: Random, x: number, base: number, height: number): string {
  const tone = scene.light.tone
  const [dark, middle, bright] = [tone('#2f5446'), tone('#47745a'), tone('#739c70')]
  const tiers = 19
  const tufts = { dark: '', middle: '', bright: '' }
  for (let index = 0; index < tiers; index += 1) {
    const t = index / (tiers - 1)
    const y = base - height * (0.13 + t * 0.85)
    const reach = height * (0.25 * (1 - t) ** 0.85 + 0.012) * random.between(0.86, 1.1)
    for (const side of [-1, 1, -0.55, 0.55, 0.1]) {
      for (let step = 1; step <= 9; step += 1) {
        const along = (step / 9) * reach * side
        const rise = reach * (0.14 * Math.sin((step / 9) * 2.6) - 0.2 * (step / 9) ** 2)
        const size = height * 0.027 * (1.1 - step / 16)
        const shape =
          leaf(x + along - size * 0.2 * side, y + rise, size * 1.5, side > 0 ? -0.55 : -2.6, 0.34) +
          leaf(x + along, y + rise, size * 1.1, side > 0 ? 0.7 : 2.4, 0.34)
        const key = step % 3 === 0 ? 'bright' : side === 0.1 || step % 3 === 1 ? 'dark' : 'middle'
        tufts[key] += shape
      }
    }
  }
  return (
    castShadow(scene, x, base, height * 0.22) +
    path(
      limb([x, base + 4], [x, base - height * 0.5], [x, base - height], height * 0.026, height * 0.004),
      tone('#5c4a42'),
    ) +
    path(tufts.dark, dark) +
    path(tufts.middle, middle) +
    path(tufts.bright, bright, { opacity: 0.9 })
  )
}

/** A narrow conifer beside gates and corners. */
export function drawPencilPine(scene: Scene, random: Random, x: number, base: number, height: number): string {
  const pieces = 7
  const clumps = Array.from({ length: pieces }, (_, index) => {
    const t = index / (pieces - 1)
    const width = height * (0.135 - 0.1 * t ** 1.5)
    return drawClump(scene, random, x, base - height * (0.1 + t * 0.8), width, height * 0.135, {
      colour: '#3f6b4d',
      length: height * 0.03,
      angle: -1.57,
      spread: 0.35,
      plumpness: 0.24,
      density: 1.3,
    })
  })
  return castShadow(scene, x, base, height * 0.16) + clumps.join('')
}
