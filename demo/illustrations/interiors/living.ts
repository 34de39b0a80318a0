import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { path, rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawArt, drawHousePlant, drawRug } from './decor.ts'
import { drawCoffeeTable } from './furniture.ts'
import { drawLampStand, drawPendant } from './lamps.ts'
import { drawFootShadow, drawRoom, drawRoomGlaze, drawSunPatch, farWall, indoors, onFloor } from './room.ts'
import { drawArmchair, drawSofa } from './seating.ts'
import { type ViewName, drawOpening } from './view.ts'

const palettes = [
  {
    wall: '#f3eee4',
    side: '#ebe4d7',
    floorColour: '#c69a6a',
    sofa: '#6f8a86',
    cushions: ['#e0a458', '#f1e6d3'],
    chair: '#c9764f',
    rug: ['#efe5d4', '#c98f62'],
    curtain: '#efe8da',
    feature: '#5d7a70',
  },
  {
    wall: '#e4ebe8',
    side: '#d8e1de',
    floorColour: '#b98a5c',
    sofa: '#d9c7ae',
    cushions: ['#3f6b74', '#d98a5b'],
    chair: '#3f6b74',
    rug: ['#f2ece0', '#7fa0a0'],
    curtain: '#f6f3ec',
    feature: '#37565c',
  },
  {
    wall: '#f7f3ec',
    side: '#efe8dd',
    floorColour: '#8f6a4b',
    sofa: '#4f5d75',
    cushions: ['#e8c07a', '#b9c4d4'],
    chair: '#b5654b',
    rug: ['#d9d2c8', '#4f5d75'],
    curtain: '#dcd6cc',
    feature: '#c7b299',
  },
  {
    wall: '#f2e4d8',
    side: '#e9d8c9',
    floorColour: '#d1a77a',
    sofa: '#b46a55',
    cushions: ['#f3dcb8', '#6f8470'],
    chair: '#6f8470',
    rug: ['#f7ecdd', '#b46a55'],
    curtain: '#fbf4e8',
    feature: '#8c5a4a',
  },
  {
    wall: '#e9e6ef',
    side: '#dedae6',
    floorColour: '#c2a383',
    sofa: '#efe9df',
    cushions: ['#8d7fb0', '#d9a6a0'],
    chair: '#8d7fb0',
    rug: ['#e6dfd6', '#a99bc4'],
    curtain: '#f4f1f6',
    feature: '#6d6389',
  },
] as const

/** A living room: a wide opening to the garden or the view, sofa, rug, lamp, plants, art, shelves or a fireplace. */
export function drawLivingRoom(outdoors: Scene): string {
  const random = outdoors.random.fork('living')
  const scene = indoors(outdoors)
  const palette = random.pick(palettes)
  const view: ViewName = random.pick(['garden', 'garden', 'hills', 'sea', 'city'])
  const hasDoors = random.chance(0.6)
  const opening = {
    x: 684,
    y: hasDoors ? 236 : 262,
    width: 530,
    height: hasDoors ? 440 : 300,
    columns: 3,
    frame: random.pick(['#ffffff', '#2f3438']),
    view,
    curtain: palette.curtain,
  }
  const [sofaX, sofaY] = [random.whole(350, 400), 846]
  const [tableX, tableY] = onFloor(0.02, 2.02)
  return (
    drawRoom(scene, random, {
      ...palette,
      floor: random.pick(['boards', 'boards', 'herringbone', 'carpet']),
      ceiling: '#fdfbf6',
    }) +
    drawOpening(outdoors, scene, random, opening) +
    (random.chance(0.5) ? drawFireplace(scene, random, palette.feature) : drawShelves(scene, random, palette.feature)) +
    drawSunPatch(scene, random) +
    drawRug(scene, random, -0.62, 0.62, 2.12, 1.4, palette.rug) +
    drawHousePlant(scene, random, 1330, 800, 330) +
    drawLampStand(scene, 318, 812, 360, 62) +
    drawSofa(scene, random, sofaX, sofaY, 560, palette.sofa, palette.cushions) +
    drawArmchair(scene, 1080, 900, 250, palette.chair) +
    drawCoffeeTable(scene, random, tableX, tableY - 6, 330, '#a8794e') +
    drawSideWallArt(scene, random) +
    drawPendant(
      scene,
      800,
      130,
      62,
      random.pick(['#e2d3b8', '#38424a', '#c9895a']),
      random.pick(['dome', 'globe', 'drum']),
    ) +
    drawHousePlant(scene, random, 92, 1010, 400) +
    drawRoomGlaze(scene)
  )
}

function drawFireplace(scene: Scene, random: Random, feature: string): string {
  const stone = scene.light.tone(feature)
  const x = farWall.left + 40
  const fire = scene.light.moment !== 'noon'
  const flames = fire
    ? path('M438 640q-14 -40 8 -66q2 26 18 30q-4 -40 22 -66q0 36 22 60q12 22 -6 42Z', '#ffb347') +
      path('M456 640q-6 -24 10 -40q4 18 14 20q0 -20 12 -32q2 26 10 36q6 10 -4 16Z', '#fff0b0')
    : ''
  return (
    rect(
      x,
      farWall.top + 6,
      240,
      farWall.bottom - farWall.top - 6,
      scene.define.linear(
        [
          [0, lighten(stone, 0.1)],
          [1, darken(stone, 0.1)],
        ],
        'across',
      ),
    ) +
    rect(x + 240, farWall.top + 6, 16, farWall.bottom - farWall.top - 6, scene.light.shadow, { opacity: 0.16 }) +
    drawArt(scene, random, x + 50, 250, 140, 170, '#3a332d') +
    rect(x - 18, 470, 276, 24, scene.light.tone('#8d6544')) +
    rect(x - 18, 490, 276, 6, scene.light.shadow, { opacity: 0.4 }) +
    rect(x + 46, 536, 148, 150, scene.light.tone('#2a2424')) +
    flames +
    rect(x + 58, 636, 124, 14, scene.light.tone('#5c3f2c'), { rx: 7 }) +
    rect(x - 10, 684, 260, 18, darken(stone, 0.4)) +
    repeat(3, (index) =>
      rect(
        x + 8 + index * 22,
        440 - index * 7,
        14,
        30 + index * 7,
        scene.light.tone(['#e9dfcf', '#c9895a', '#8ea08c'][index] ?? '#ffffff'),
        { rx: 5 },
      ),
    )
  )
}

function drawShelves(scene: Scene, random: Random, feature: string): string {
  const x = farWall.left + 30
  const wood = scene.light.tone('#a5784e')
  const colours = [feature, '#d98a5b', '#e9dcc4', '#6f8f94', '#c9a24f', '#8a5b64', '#f4efe6']
  const rows = repeat(4, (row) => {
    const y = 290 + row * 104
    let books = ''
    for (let at = x + 14; at < x + 236;) {
      if (random.chance(0.16)) {
        books += rect(at, y - 36, 30, 36, scene.light.tone(random.pick(['#e9e2d6', '#5f7f80', '#c9785a'])), { rx: 12 })
        at += 44
        continue
      }
      const [wide, tall] = [random.between(9, 20), random.between(46, 78)]
      const colour = scene.light.tone(colours[random.whole(0, colours.length - 1)] ?? feature)
      books +=
        rect(at, y - tall, wide, tall, colour) +
        rect(at, y - tall * 0.8, wide, 4, lighten(colour, 0.4), { opacity: 0.7 })
      at += wide + 2
    }
    return rect(x, y, 260, 13, wood) + rect(x, y + 10, 260, 5, scene.light.shadow, { opacity: 0.3 }) + books
  })
  return (
    rect(x - 8, 190, 276, 500, darken(scene.light.tone(feature), 0.2), { opacity: 0.22 }) +
    rect(x - 12, 186, 13, 506, wood) +
    rect(x + 260, 186, 13, 506, darken(wood, 0.16)) +
    rect(x - 12, 180, 285, 14, wood) +
    rows +
    drawFootShadow(scene, x + 130, 702, 300, 8)
  )
}

/** Two pictures on the left wall, foreshortened. */
function drawSideWallArt(scene: Scene, random: Random): string {
  const art = drawArt(scene, random, 0, 0, 150, 200, '#2f2b28')
  return `<g transform="matrix(.62 .24 0 1.02 92 196)">${art}</g>`
}
