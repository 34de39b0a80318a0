import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawMat, drawScreen, drawTowels, drawTub, drawVanity } from './bathroom-fittings.ts'
import { type Palette, palettes } from './bathroom-palettes.ts'
import { drawHousePlant } from './decor.ts'
import { drawPendant } from './lamps.ts'
import { drawRoom, drawRoomGlaze, drawSunPatch, farWall, indoors } from './room.ts'
import { drawOpening } from './view.ts'

/** A bathroom: tiled wall, vanity under a mirror, a tub before the window, a glass screen, towels and a fern. */
export function drawBathroom(outdoors: Scene): string {
  const random = outdoors.random.fork('bathroom')
  const scene = indoors(outdoors)
  const palette = random.pick(palettes)
  return (
    drawRoom(scene, random, { ...palette, floor: palette.checker ? 'checker' : 'tiles', ceiling: '#ffffff' }) +
    drawTiles(scene, random, palette) +
    drawOpening(outdoors, scene, random, {
      x: 880,
      y: 240,
      width: 310,
      height: 210,
      columns: 2,
      frame: '#ffffff',
      view: random.pick(['garden', 'hills', 'garden', 'sea']),
    }) +
    drawVanity(scene, random, palette) +
    drawSunPatch(scene, random) +
    drawScreen(scene, palette) +
    drawTub(scene, palette) +
    drawTowels(scene, palette) +
    drawMat(scene, palette) +
    drawPendant(scene, 800, 108, 40, '#f7f4ee', 'globe') +
    drawHousePlant(scene, random, 1500, 1000, 330) +
    drawRoomGlaze(scene)
  )
}

function drawTiles(scene: Scene, random: Random, palette: Palette): string {
  const tile = scene.light.tone(palette.tile)
  const style = random.whole(0, 2)
  const [wide, high] = [
    [30, 74],
    [64, 30],
    [46, 46],
  ][style] ?? [46, 46]
  const [w, h] = [wide ?? 46, high ?? 46]
  const tiles = scene.define.pattern(
    w * 3,
    h * 2,
    mix(tile, '#ffffff', 0.5),
    repeat(2, (row) =>
      repeat(4, (column) =>
        rect(
          (column - (style === 1 ? (row % 2) * 0.5 : 0)) * w + 1,
          row * h + 1,
          w - 2.2,
          h - 2.2,
          random.chance(0.5) ? lighten(tile, random.between(0, 0.16)) : darken(tile, random.between(0, 0.1)),
          { rx: 2 },
        ),
      ),
    ),
  )
  const top = random.chance(0.5) ? farWall.top + 6 : 330
  return (
    rect(farWall.left, top, 960, farWall.bottom - top - 6, tiles) +
    rect(
      farWall.left,
      top,
      960,
      farWall.bottom - top - 6,
      scene.define.linear(
        [
          [0, '#ffffff', 0.28],
          [0.4, '#ffffff', 0.02],
          [0.7, '#ffffff', 0.1],
          [1, scene.light.shadow, 0.14],
        ],
        'diagonal',
      ),
    ) +
    (top > 300 ? rect(farWall.left, top - 12, 960, 14, scene.light.tone('#ffffff')) : '')
  )
}
