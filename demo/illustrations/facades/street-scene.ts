import { type Planting, drawBed, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { type Distance, drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawFence, drawLetterbox } from '#demo/illustrations/paint/fences.ts'
import { drawClump } from '#demo/illustrations/paint/foliage.ts'
import { drawFallen, drawLawn, drawPaving, drawStreet } from '#demo/illustrations/paint/ground.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { drawGroundShadow } from '#demo/illustrations/paint/roofs.ts'
import { type Scene, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { leaf } from '#demo/illustrations/paint/shapes.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { group, path, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'
import type { Frontage } from './frontage.ts'

const fenceBase = 962

/** A building in its garden on its street: sky, distance, trees, house, beds, lawn, path, fence, footpath. */
export function drawStreetScene(scene: Scene, frontage: Frontage): string {
  const random = scene.random.fork('garden')
  const planting = frontage.planting ?? pickPlanting(random, scene.stateCode)
  const distance: Distance = random.pick(frontage.distances)
  const horizon = frontage.base - 60
  return (
    drawSky(scene, horizon) +
    drawDistance(scene, distance, horizon) +
    drawBackTrees(scene, random, frontage) +
    drawLawn(scene, frontage.base - 14) +
    drawPaths(scene, random, frontage) +
    drawGroundShadow(scene, frontage.left, frontage.right, frontage.base) +
    frontage.building +
    drawBeds(scene, random, frontage, planting) +
    drawSpecimen(scene, random, frontage) +
    drawFront(scene, random, frontage, planting) +
    drawStreet(scene, random, 976) +
    drawCrossings(scene, random, frontage) +
    drawOverhang(scene, random) +
    drawGlaze(scene)
  )
}

function drawBackTrees(scene: Scene, random: Random, { left, right, base, backTrees }: Frontage): string {
  const spots = [
    left - random.between(20, 130),
    right + random.between(10, 120),
    random.between(left + 120, right - 120),
  ]
  return repeat(random.whole(2, 3), (index) =>
    drawTree(
      scene,
      random,
      pickTree(random, scene.stateCode),
      spots[index] ?? left,
      base - 24,
      backTrees * random.between(0.86, 1.16),
    ),
  )
}

function drawPaths(scene: Scene, random: Random, { base, entrance, garage, pavings }: Frontage): string {
  const paving = random.pick(pavings)
  const drive = garage === null ? '' : drawPaving(scene, random, base - 4, 980, garage, driveFoot(garage), 'concrete')
  const walk =
    entrance === null
      ? ''
      : drawPaving(scene, random, base - 2, 980, [entrance - 52, entrance + 52], walkFoot(entrance), paving)
  return drive + walk
}

const spread = (x: number): number => x + (x - pictureWidth / 2) * 0.16

const driveFoot = ([from, to]: readonly [number, number]): [number, number] => [spread(from) - 26, spread(to) + 26]

const walkFoot = (entrance: number): [number, number] => [spread(entrance) - 84, spread(entrance) + 84]

/** Gaps in beds and fence where paths run, as [from, to] at the house or at the fence. */
function gaps({ entrance, garage }: Frontage, place: 'house' | 'fence'): [number, number][] {
  const found: [number, number][] = []
  if (entrance !== null) found.push(place === 'house' ? [entrance - 92, entrance + 92] : walkFoot(entrance))
  if (garage !== null) found.push(place === 'house' ? [garage[0] - 14, garage[1] + 14] : driveFoot(garage))
  return found.toSorted((a, b) => a[0] - b[0])
}

/** What remains of a stretch when its gaps are taken out. */
function runsBetween(from: number, to: number, taken: readonly [number, number][]): [number, number][] {
  const runs: [number, number][] = []
  let start = from
  for (const [left, right] of taken) {
    if (left > start) runs.push([start, Math.min(left, to)])
    start = Math.max(start, right)
  }
  if (start < to) runs.push([start, to])
  return runs
}

function drawBeds(scene: Scene, random: Random, frontage: Frontage, planting: Planting): string {
  if (frontage.bedHeight === 0) return ''
  return runsBetween(frontage.left - 20, frontage.right + 20, gaps(frontage, 'house'))
    .map(([from, to]) => drawBed(scene, random, planting, from, to, frontage.base + 6, frontage.bedHeight))
    .join('')
}

/** One tree on the lawn, at the side where it hides least. */
function drawSpecimen(scene: Scene, random: Random, { left, right, base, garage }: Frontage): string {
  if (random.chance(0.25)) return ''
  const isLeft = garage === null ? random.chance(0.5) : garage[0] > 800
  const x = isLeft ? Math.max(36, left - random.between(60, 150)) : Math.min(1564, right + random.between(60, 150))
  const name = pickTree(random, scene.stateCode)
  const fallen =
    name === 'jacaranda' ? '#a893e0' : name === 'maple' ? '#d9803f' : name === 'poinciana' ? '#e2512f' : null
  return (
    (fallen === null ? '' : drawFallen(scene, random, x, base + 66, 170, fallen)) +
    drawTree(scene, random, name, x, base + 58, random.between(430, 560))
  )
}

function drawFront(scene: Scene, random: Random, frontage: Frontage, planting: Planting): string {
  const name = random.pick(frontage.fences)
  const height = { picket: 84, iron: 96, brick: 74, rendered: 78, hedge: 74, rail: 92, wire: 86, batten: 90, none: 0 }[
    name
  ]
  const runs = runsBetween(-20, pictureWidth + 20, gaps(frontage, 'fence'))
  const box = frontage.entrance === null ? 0 : walkFoot(frontage.entrance)[1] + 40
  return (
    runs
      .map(([from, to]) => {
        const inset = from < 0 ? 0 : 20
        const behind =
          name === 'none' || name === 'hedge'
            ? ''
            : drawBed(scene, random, planting, from + inset, to - 20, fenceBase - 14, height * 0.92)
        const isLow = name === 'none' && random.chance(0.6)
        const clumps = isLow
          ? drawBed(scene, random, planting, from + inset, Math.min(to - 10, from + 330), fenceBase, 62)
          : ''
        return (
          behind +
          drawFence(scene, random, name, {
            from,
            to,
            base: fenceBase,
            height,
            colour: frontage.fenceColour,
            brick: frontage.brick,
          }) +
          clumps
        )
      })
      .join('') +
    (box > 0 && box < 1500 && frontage.garage === null
      ? drawLetterbox(scene, box, fenceBase + 10, random.pick(['#3f5a52', '#f2efe8', '#7d3b36', '#2f3a44']))
      : '')
  )
}

/** Drive and path go on over the footpath to the kerb. */
function drawCrossings(scene: Scene, random: Random, frontage: Frontage): string {
  return gaps(frontage, 'fence')
    .map(([from, to]) => drawPaving(scene, random, 976, 1032, [from, to], [from - 12, to + 12], 'concrete'))
    .join('')
}

/** A spray of leaves from a tree outside the picture, close to the eye. */
function drawOverhang(scene: Scene, random: Random): string {
  if (random.chance(0.45)) return ''
  const right = random.chance(0.6)
  const colour = random.pick(['#5f7d4e', '#4c7350', '#7c8a56'])
  const twigs = repeat(5, (index) =>
    path(
      Array.from({ length: 9 }, (_, step) =>
        leaf(
          step * 34 + random.between(-6, 6),
          index * 30 + step * random.between(2, 13),
          random.between(44, 66),
          0.75 + random.between(-0.9, 0.7),
          0.16,
        ),
      ).join(''),
      scene.light.tone(index % 2 === 0 ? colour : '#3c5a3f'),
      { opacity: 0.92 },
    ),
  )
  const tuft = drawClump(scene, random, 20, 8, 210, 84, {
    colour,
    length: 46,
    angle: 0.9,
    spread: 0.9,
    plumpness: 0.16,
  })
  return group(tuft + twigs, { transform: right ? `translate(${pictureWidth} -26) scale(-1 1)` : 'translate(0 -26)' })
}
