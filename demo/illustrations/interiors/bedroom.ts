import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawArt, drawHousePlant, drawRug } from './decor.ts'
import { drawLampStand, drawPendant } from './lamps.ts'
import { drawFootShadow, drawRoom, drawRoomGlaze, drawSunPatch, farWall, indoors, onSideWall } from './room.ts'
import { drawArmchair } from './seating.ts'
import { drawOpening } from './view.ts'

const palettes = [
  {
    wall: '#dfe6e2',
    side: '#e9eeeb',
    floorColour: '#c8a27a',
    head: '#b58a62',
    cover: '#f7f3ec',
    throw: '#c9805c',
    pillow: '#8ea8a0',
    curtain: '#f6f2ea',
    rug: ['#efe7da', '#c9a27f'],
  },
  {
    wall: '#f1e3da',
    side: '#f7eee7',
    floorColour: '#b08a68',
    head: '#8b5f4f',
    cover: '#ffffff',
    throw: '#7d8f7a',
    pillow: '#e0b09a',
    curtain: '#fbf5ee',
    rug: ['#f3ebe2', '#c99a86'],
  },
  {
    wall: '#37485a',
    side: '#eef0f1',
    floorColour: '#c2a07c',
    head: '#c9a677',
    cover: '#f2f0ec',
    throw: '#d9a34f',
    pillow: '#8fa4b8',
    curtain: '#e9ebec',
    rug: ['#dfe2e4', '#7d90a3'],
  },
  {
    wall: '#e8e4ee',
    side: '#f3f0f6',
    floorColour: '#a98666',
    head: '#7f6f93',
    cover: '#fbf9fc',
    throw: '#b79cc9',
    pillow: '#d9c3d2',
    curtain: '#f5f2f7',
    rug: ['#ece6f0', '#a893bd'],
  },
  {
    wall: '#eee6d4',
    side: '#f7f2e6',
    floorColour: '#8f6d51',
    head: '#5f7161',
    cover: '#fffdf8',
    throw: '#5f7161',
    pillow: '#d9bd8a',
    curtain: '#f4eddd',
    rug: ['#e9dfca', '#8f9c7f'],
  },
] as const

type Palette = (typeof palettes)[number]

/** A bedroom: the bed against the far wall, lamps at both sides, a window with curtains, a wardrobe, a rug. */
export function drawBedroom(outdoors: Scene): string {
  const random = outdoors.random.fork('bedroom')
  const scene = indoors(outdoors)
  const palette = random.pick(palettes)
  const x = random.whole(560, 640)
  return (
    drawRoom(scene, random, { ...palette, floor: random.pick(['carpet', 'boards', 'boards']), ceiling: '#fefdfb' }) +
    (random.chance(0.4) ? panelling(scene, palette) : '') +
    drawOpening(outdoors, scene, random, {
      x: 1010,
      y: 246,
      width: 190,
      height: 300,
      columns: 2,
      frame: '#ffffff',
      view: random.pick(['garden', 'hills', 'sea', 'city']),
      curtain: palette.curtain,
    }) +
    drawWardrobe(scene, palette) +
    drawArt(scene, random, x - 150, 214, 140, 170, '#3a332d') +
    drawArt(scene, random, x + 20, 214, 140, 170, '#3a332d') +
    drawSunPatch(scene, random) +
    drawRug(scene, random, -0.72, 0.5, 2.05, 1.3, palette.rug) +
    drawTable(scene, random, x - 316, palette) +
    drawTable(scene, random, x + 316, palette) +
    drawBed(scene, random, x, palette) +
    drawPendant(scene, x, 128, 74, '#efe3cf', random.pick(['drum', 'globe', 'dome'])) +
    drawArmchair(scene, 1190, 916, 210, palette.throw) +
    drawHousePlant(scene, random, 1510, 960, 340) +
    drawRoomGlaze(scene)
  )
}

function panelling(scene: Scene, palette: Palette): string {
  const wall = scene.light.tone(palette.wall)
  return repeat(7, (index) => {
    const x = farWall.left + 24 + index * 134
    return (
      rect(x, 420, 112, 250, 'none', { stroke: lighten(wall, 0.3), 'stroke-width': 3 }) +
      rect(x + 3, 423, 112, 250, 'none', { stroke: darken(wall, 0.14), 'stroke-width': 2 })
    )
  })
}

const bed = { top: 590, foot: 880, half: 238, near: 300 }

function drawBed(scene: Scene, random: Random, x: number, palette: Palette): string {
  const tone = scene.light.tone
  const [cover, blanket, pillow] = [tone(palette.cover), tone(palette.throw), tone(palette.pillow)]
  const { top, foot, half, near } = bed
  const sheet = scene.define.linear([
    [0, lighten(cover, 0.1)],
    [0.6, cover],
    [1, darken(cover, 0.14)],
  ])
  const folds = Array.from(
    { length: 9 },
    (_, index) => `M${round(x - near + 34 + index * 66)} ${foot - 58}q${index % 2 === 0 ? 8 : -8} 30 2 56`,
  ).join('')
  const cushion = (dx: number, dy: number, width: number, height: number, colour: string) =>
    drawCushion(scene, x + dx, top + dy, width, height, colour)
  return (
    drawFootShadow(scene, x, foot + 10, near * 2.25, 34) +
    drawHeadboard(scene, random, x, tone(palette.head)) +
    polygon(
      [
        [x - half, top],
        [x + half, top],
        [x + near, foot - 60],
        [x - near, foot - 60],
      ],
      sheet,
    ) +
    cushion(-118, -12, 206, 96, lighten(cover, 0.3)) +
    cushion(118, -12, 206, 96, lighten(cover, 0.3)) +
    cushion(-96, 14, 168, 84, pillow) +
    cushion(96, 14, 168, 84, pillow) +
    cushion(0, 36, 130, 66, blanket) +
    polygon(
      [
        [x - near, foot - 60],
        [x + near, foot - 60],
        [x + near + 6, foot],
        [x - near - 6, foot],
      ],
      darken(cover, 0.1),
    ) +
    stroke(folds, darken(cover, 0.24), 2, { opacity: 0.5 }) +
    drawBlanket(scene, x, blanket) +
    stroke(`M${x - half + 30} ${top + 96}q200 34 420 -6`, darken(cover, 0.2), 2, { opacity: 0.4 })
  )
}

function drawHeadboard(scene: Scene, random: Random, x: number, head: string): string {
  const fill = scene.define.linear([
    [0, lighten(head, 0.16)],
    [1, darken(head, 0.2)],
  ])
  const buttoned = () =>
    rect(x - 256, 420, 512, 260, fill, { rx: 26 }) +
    repeat(4, (row) => repeat(7, (column) => circle(x - 216 + column * 72, 462 + row * 46, 4.5, darken(head, 0.34))))
  const arched = () =>
    path(`M${x - 256} 690V470Q${x} 350 ${x + 256} 470V690Z`, fill) +
    stroke(`M${x - 236} 690V482Q${x} 372 ${x + 236} 482V690`, lighten(head, 0.3), 3, { opacity: 0.6 })
  const channelled = () =>
    rect(x - 256, 436, 512, 250, fill, { rx: 6 }) +
    repeat(9, (index) => rect(x - 240 + index * 54, 448, 44, 230, darken(head, 0.12), { opacity: 0.6, rx: 20 }))
  return random.pick([buttoned, arched, channelled])()
}

function drawCushion(scene: Scene, x: number, y: number, width: number, height: number, colour: string): string {
  const shape = `M${round(x - width / 2)} ${round(y + height / 2)}q-10 ${round(-height / 2)} 4 ${round(-height)}q${round(width / 2)} -14 ${round(width - 8)} 0q14 ${round(height / 2)} 4 ${round(height)}q${round(-width / 2)} 10 ${round(-width)} 0Z`
  return path(
    shape,
    scene.define.linear([
      [0, lighten(colour, 0.2)],
      [1, darken(colour, 0.14)],
    ]),
    { stroke: darken(colour, 0.2), 'stroke-width': 1.6 },
  )
}

/** The throw over the foot of the bed, with its fringe. */
function drawBlanket(scene: Scene, x: number, blanket: string): string {
  const { foot, half, near } = bed
  const fringe = Array.from({ length: 22 }, (_, index) => `M${round(x - near + 4 + index * 28)} ${foot - 30}v14`).join(
    '',
  )
  return (
    polygon(
      [
        [x - half - 34, foot - 158],
        [x + half + 34, foot - 158],
        [x + near - 4, foot - 74],
        [x - near + 4, foot - 74],
      ],
      scene.define.linear([
        [0, lighten(blanket, 0.14)],
        [1, darken(blanket, 0.12)],
      ]),
    ) +
    polygon(
      [
        [x - near + 4, foot - 74],
        [x + near - 4, foot - 74],
        [x + near + 4, foot - 30],
        [x - near - 4, foot - 30],
      ],
      darken(blanket, 0.24),
    ) +
    stroke(fringe, darken(blanket, 0.1), 3)
  )
}

function drawTable(scene: Scene, random: Random, x: number, palette: Palette): string {
  const wood = scene.light.tone(palette.head)
  return (
    drawFootShadow(scene, x, 752, 150, 12) +
    rect(
      x - 56,
      640,
      112,
      100,
      scene.define.linear([
        [0, lighten(wood, 0.2)],
        [1, darken(wood, 0.16)],
      ]),
    ) +
    rect(x - 46, 652, 92, 36, darken(wood, 0.12)) +
    rect(x - 46, 694, 92, 36, darken(wood, 0.12)) +
    circle(x, 670, 4, scene.light.tone('#e0c07a')) +
    circle(x, 712, 4, scene.light.tone('#e0c07a')) +
    rect(x - 62, 632, 124, 12, lighten(wood, 0.24)) +
    drawLampStand(scene, x + random.between(-10, 10), 634, 96, 42) +
    rect(x - 50, 622, 44, 9, scene.light.tone('#d9a37a'))
  )
}

function drawWardrobe(scene: Scene, palette: Palette): string {
  const white = scene.light.tone('#fbf9f5')
  const doors = [1.03, 1.2, 1.4].map((near, index, list) => {
    const far = list[index + 1] ?? 1.64
    const quad = (low: number, high: number, from: number, to: number) => [
      onSideWall('left', from, low),
      onSideWall('left', to, low),
      onSideWall('left', to, high),
      onSideWall('left', from, high),
    ]
    const mirror =
      index === 1
        ? polygon(
            quad(0.1, 0.84, near + 0.03, far - 0.03),
            scene.define.linear(
              [
                [0, lighten(scene.light.tone(palette.wall), 0.5)],
                [0.5, scene.light.tone('#cfdbe0')],
                [1, scene.light.tone('#b9c6cc')],
              ],
              'diagonal',
            ),
          )
        : polygon(quad(0.1, 0.84, near + 0.025, far - 0.025), 'none', {
            stroke: darken(white, 0.14),
            'stroke-width': 2.4,
          })
    return (
      polygon(
        quad(0.03, 0.9, near, far),
        scene.define.linear(
          [
            [0, white],
            [1, darken(white, 0.1)],
          ],
          'across',
        ),
        { stroke: darken(white, 0.22), 'stroke-width': 2 },
      ) + mirror
    )
  })
  return doors.join('')
}
