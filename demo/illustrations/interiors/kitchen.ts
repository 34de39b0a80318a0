import { darken, mix } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawHousePlant } from './decor.ts'
import { drawCabinets, drawFridge, drawPantry, drawRange } from './kitchen-cupboards.ts'
import { drawIsland } from './kitchen-island.ts'
import { type Palette, palettes } from './kitchen-palettes.ts'
import { drawPendant } from './lamps.ts'
import { drawRoom, drawRoomGlaze, drawSunPatch, farWall, indoors } from './room.ts'
import { drawOpening } from './view.ts'

/** A kitchen: cabinets along the far wall, range and hood, window over the sink, an island with stools and pendants. */
export function drawKitchen(outdoors: Scene): string {
  const random = outdoors.random.fork('kitchen')
  const scene = indoors(outdoors)
  const palette = random.pick(palettes)
  const bench = 476
  return (
    drawRoom(scene, random, {
      ...palette,
      floor: random.pick(['boards', 'tiles', 'herringbone']),
      ceiling: '#fefdfb',
    }) +
    drawSplashback(scene, random, palette, bench) +
    drawOpening(outdoors, scene, random, {
      x: 790,
      y: 236,
      width: 300,
      height: 196,
      columns: 2,
      frame: '#ffffff',
      view: 'garden',
    }) +
    drawShelf(scene, random, 372, 320, 180) +
    drawCabinets(scene, palette, bench) +
    drawRange(scene, palette, bench) +
    drawPantry(scene, palette) +
    drawFridge(scene, palette) +
    drawSunPatch(scene, random) +
    drawIsland(scene, random, palette) +
    repeat(3, (index) =>
      drawPendant(scene, 540 + index * 250, 210, 46, palette.metal, palette.metal === '#8c8f92' ? 'globe' : 'dome'),
    ) +
    drawHousePlant(scene, random, 1520, 1020, 340) +
    drawRoomGlaze(scene)
  )
}

function drawSplashback(scene: Scene, random: Random, palette: Palette, bench: number): string {
  const tile = scene.light.tone(palette.tile)
  const isStacked = random.chance(0.5)
  const [wide, high] = isStacked ? [26, 62] : [58, 25]
  const pattern = scene.define.pattern(
    wide * 2,
    high * 2,
    darken(tile, 0.16),
    repeat(2, (row) =>
      repeat(3, (column) =>
        rect(
          (column - (isStacked ? 0 : (row % 2) * 0.5)) * wide + 1,
          row * high + 1,
          wide - 2.4,
          high - 2.4,
          mix(tile, random.chance(0.5) ? '#ffffff' : darken(tile, 0.4), random.between(0, 0.14)),
          { rx: 2 },
        ),
      ),
    ),
  )
  return (
    rect(farWall.left, 236, 780, bench - 236, pattern) +
    rect(
      farWall.left,
      236,
      780,
      bench - 236,
      scene.define.linear(
        [
          [0, '#ffffff', 0.2],
          [0.4, '#ffffff', 0],
          [1, scene.light.shadow, 0.12],
        ],
        'diagonal',
      ),
    )
  )
}

function drawShelf(scene: Scene, random: Random, x: number, y: number, width: number): string {
  const wood = scene.light.tone('#b58555')
  return repeat(2, (row) => {
    const at = y + row * 84
    const jars = repeat(6, (index) => {
      const tall = random.between(26, 50)
      return rect(
        x + 10 + index * 28,
        at - tall,
        21,
        tall,
        scene.light.tone(random.pick(['#e9dfcd', '#d9a27a', '#8fa9a0', '#c9d6d6', '#f4efe6'])),
        { rx: 5 },
      )
    })
    return rect(x, at, width, 10, wood) + rect(x, at + 9, width, 5, scene.light.shadow, { opacity: 0.24 }) + jars
  })
}
