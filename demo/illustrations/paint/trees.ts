import type { StateCode } from '#domain/lookups/states.ts'
import { darken, lighten } from './colour.ts'
import { type LeafLook, drawClump } from './foliage.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { limb } from './shapes.ts'
import { path, round, stroke } from './svg.ts'
import { drawNorfolkPine, drawPalm, drawPencilPine } from './tall-trees.ts'
import { castShadow } from './tree-shadow.ts'

export type TreeName =
  | 'gum'
  | 'floweringGum'
  | 'jacaranda'
  | 'poinciana'
  | 'wattle'
  | 'maple'
  | 'birch'
  | 'olive'
  | 'frangipani'
  | 'lemon'
  | 'palm'
  | 'norfolkPine'
  | 'pencilPine'

const treesByState: Record<StateCode, readonly [TreeName, ...TreeName[]]> = {
  NSW: ['gum', 'jacaranda', 'norfolkPine', 'palm', 'frangipani', 'gum', 'lemon'],
  VIC: ['gum', 'wattle', 'maple', 'pencilPine', 'birch', 'gum', 'lemon'],
  QLD: ['palm', 'jacaranda', 'poinciana', 'frangipani', 'gum', 'palm'],
  SA: ['gum', 'olive', 'pencilPine', 'norfolkPine', 'floweringGum', 'lemon'],
  WA: ['floweringGum', 'gum', 'palm', 'norfolkPine', 'olive', 'frangipani'],
  TAS: ['birch', 'maple', 'gum', 'pencilPine', 'wattle'],
  NT: ['palm', 'poinciana', 'frangipani', 'palm', 'floweringGum'],
  ACT: ['maple', 'gum', 'wattle', 'birch', 'pencilPine'],
}

export const pickTree = (random: Random, stateCode: StateCode): TreeName => random.pick(treesByState[stateCode])

/** A tree standing at (x, base), about as tall as asked. */
export function drawTree(
  scene: Scene,
  random: Random,
  name: TreeName,
  x: number,
  base: number,
  height: number,
): string {
  if (name === 'palm') return drawPalm(scene, random, x, base, height)
  if (name === 'norfolkPine') return drawNorfolkPine(scene, random, x, base, height * 1.15)
  if (name === 'pencilPine') return drawPencilPine(scene, random, x, base, height * 0.8)
  if (name === 'gum' || name === 'floweringGum') return drawGum(scene, random, x, base, height, name === 'floweringGum')
  return drawSpreadingTree(scene, random, x, base, height * (habits[name].reach ?? 1), habits[name])
}

/** Pale, leaning trunk, forks that show, and separate tufts of olive leaves that hang. */
function drawGum(scene: Scene, random: Random, x: number, base: number, height: number, isInFlower: boolean): string {
  const tone = scene.light.tone
  const lean = random.between(-0.12, 0.12) * height
  const fork: [number, number] = [x + lean * 0.5, base - height * 0.42]
  const width = height * 0.052
  const bark = scene.define.linear(
    [
      [0, tone('#f1e7da')],
      [0.45, tone('#d8c7b4')],
      [1, tone('#8f7f78')],
    ],
    'across',
  )
  const look: LeafLook = {
    colour: random.pick(['#7c9168', '#6d8a63', '#86966a', '#5f8060']),
    length: height * 0.036,
    angle: 1.45,
    spread: 0.75,
    plumpness: 0.2,
    ...(isInFlower ? { blossom: random.pick(['#d9483b', '#f0894a', '#e26a86'] as const) } : {}),
  }
  const ends = (
    [
      [-0.27, 0.7],
      [-0.12, 0.9],
      [0.06, 0.97],
      [0.22, 0.84],
      [0.32, 0.64],
      [0.02, 0.68],
    ] as const
  ).map(([dx, up]): [number, number] => [
    x + lean + (dx + random.between(-0.04, 0.04)) * height,
    base - (up + random.between(-0.03, 0.03)) * height,
  ])
  const boughs = ends
    .map((end) => limb(fork, [(fork[0] * 2 + end[0]) / 3, (fork[1] + end[1]) / 2], end, width * 0.62, width * 0.14))
    .join('')
  const patches = `M${round(x - width * 0.1)} ${round(base - height * 0.12)}q${round(width * 0.5)} ${round(-height * 0.06)} 0 ${round(-height * 0.14)}q${round(-width * 0.3)} ${round(height * 0.06)} 0 ${round(height * 0.14)}Z`
  const tufts = ends.map(([cx, cy]) => {
    const size = height * random.between(0.105, 0.16)
    return drawClump(scene, random, cx, cy, size * 1.25, size * 0.78, look)
  })
  return (
    castShadow(scene, x, base, height * 0.42) +
    tufts.slice(0, 2).join('') +
    path(boughs, bark) +
    path(limb([x, base + 4], [x - lean * 0.1, base - height * 0.2], fork, width * 1.3, width * 0.8), bark) +
    path(patches, tone('#a98f7c'), { opacity: 0.55 }) +
    tufts.slice(2).join('')
  )
}

type Habit = LeafLook & {
  bark: string
  /** Height of the crown's underside. */ clear: number
  /** Crown width to height. */ breadth: number
  reach?: number
}

const habits: Record<Exclude<TreeName, 'palm' | 'norfolkPine' | 'pencilPine' | 'gum' | 'floweringGum'>, Habit> = {
  jacaranda: {
    colour: '#8d78c4',
    bark: '#5d4c4b',
    clear: 0.42,
    breadth: 1.2,
    blossom: '#a893e0',
    plumpness: 0.6,
    spread: 3,
  },
  poinciana: {
    colour: '#5c8a4c',
    bark: '#6b574c',
    clear: 0.46,
    breadth: 1.4,
    blossom: '#e2512f',
    plumpness: 0.4,
    spread: 3,
    reach: 0.9,
  },
  wattle: { colour: '#7f9455', bark: '#6b5a4c', clear: 0.3, breadth: 0.95, blossom: '#f4c430', spread: 2, reach: 0.75 },
  maple: { colour: '#cf6a3a', bark: '#5a4840', clear: 0.34, breadth: 0.98, plumpness: 0.6, spread: 3 },
  birch: { colour: '#a9bc5c', bark: '#e8e4dd', clear: 0.3, breadth: 0.62, length: 10, spread: 1.2 },
  olive: { colour: '#8fa08a', bark: '#6f6257', clear: 0.34, breadth: 1.05, plumpness: 0.2, spread: 3, reach: 0.66 },
  frangipani: {
    colour: '#5f9a58',
    bark: '#8d857e',
    clear: 0.4,
    breadth: 1.2,
    blossom: '#fff3c9',
    plumpness: 0.3,
    length: 24,
    spread: 3,
    reach: 0.6,
  },
  lemon: { colour: '#4f8a48', bark: '#6d5c4c', clear: 0.3, breadth: 0.95, blossom: '#f6cf3a', spread: 3, reach: 0.5 },
}

function drawSpreadingTree(
  scene: Scene,
  random: Random,
  x: number,
  base: number,
  height: number,
  habit: Habit,
): string {
  const tone = scene.light.tone
  const [width, clear] = [height * 0.055, base - height * habit.clear]
  const bark = scene.define.linear(
    [
      [0, tone(lighten(habit.bark, 0.24))],
      [1, tone(darken(habit.bark, 0.34))],
    ],
    'across',
  )
  const crown = height * (1 - habit.clear) * 0.5
  const middle = clear - crown * 0.78
  const reach = crown * habit.breadth
  const ends: [number, number][] = [
    [x - reach * 0.72, middle + crown * 0.32],
    [x + reach * 0.74, middle + crown * 0.28],
    [x + reach * 0.32, middle - crown * 0.34],
    [x - reach * 0.34, middle - crown * 0.3],
    [x, middle + crown * 0.16],
  ]
  const boughs = ends
    .map((end) =>
      limb([x, clear + height * 0.1], [(x + end[0]) / 2, clear - crown * 0.1], end, width * 0.6, width * 0.16),
    )
    .join('')
  const clumps = ends.map(([cx, cy], index) =>
    drawClump(scene, random, cx, cy, reach * (index === 4 ? 0.62 : 0.52), crown * (index === 4 ? 0.6 : 0.46), {
      length: height * 0.032,
      ...habit,
    }),
  )
  const rings = habit.bark === '#e8e4dd' ? birchMarks(x, base, clear, width) : ''
  return (
    castShadow(scene, x, base, reach * 0.95) +
    clumps.slice(0, 2).join('') +
    path(boughs, bark) +
    path(limb([x, base + 4], [x + width * 0.3, (base + clear) / 2], [x, clear], width * 1.35, width * 0.8), bark) +
    (rings === '' ? '' : stroke(rings, tone('#4d463f'), 2.4, { opacity: 0.7 })) +
    clumps.slice(2).join('')
  )
}

function birchMarks(x: number, base: number, top: number, width: number): string {
  return Array.from(
    { length: 9 },
    (_, index) =>
      `M${round(x - width * (index % 2 === 0 ? 0.5 : 0.1))} ${round(base - ((base - top) * (index + 0.5)) / 9)}h${round(width * 0.5)}`,
  ).join('')
}
