import { drawBed, drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { drawDistance } from '#demo/illustrations/paint/distance.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { circle, ellipse, line, path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'

/** A balcony with its view: deck, glass balustrade, two chairs and a table, pots, and the city, the sea or the hills beyond. */
export function drawBalcony(scene: Scene): string {
  const random = scene.random.fork('balcony')
  const planting = pickPlanting(random, scene.stateCode)
  const horizon = 560
  const deck = scene.light.tone(random.pick(['#b98a60', '#a3795a', '#c9a079', '#9d9a94']))
  return (
    drawSky(scene, horizon) +
    drawDistance(scene, random.pick(['city', 'city', 'sea', 'hills']), horizon) +
    rect(
      0,
      horizon + 10,
      pictureWidth,
      280,
      scene.define.linear([
        [0, mix(scene.light.tone('#7a9a5c'), scene.light.haze, 0.3)],
        [1, scene.light.tone('#5f8050')],
      ]),
    ) +
    repeat(4, (index) => {
      const name = pickTree(random, scene.stateCode)
      const x = 160 + index * 420 + random.between(-130, 130)
      return drawTree(
        scene,
        random,
        name === 'lemon' || name === 'frangipani' ? 'gum' : name,
        x,
        800,
        random.between(300, 420),
      )
    }) +
    drawRail(scene) +
    drawDeck(scene, deck) +
    drawSoffit(scene, random) +
    drawBed(scene, random, planting, -10, 250, 880, 120) +
    drawSettee(scene, random) +
    drawPot(scene, random, 'tropical', 1490, 1010, 250) +
    drawPot(scene, random, planting, 1350, 930, 150) +
    drawGlaze(scene)
  )
}

function drawRail(scene: Scene): string {
  const steel = scene.light.tone('#3c444a')
  return (
    rect(
      0,
      600,
      pictureWidth,
      250,
      scene.define.linear([
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0.06],
        [1, '#ffffff', 0.18],
      ]),
    ) +
    repeat(5, (index) =>
      polygon(
        [
          [90 + index * 330, 600],
          [170 + index * 330, 600],
          [60 + index * 330, 850],
          [-20 + index * 330, 850],
        ],
        '#ffffff',
        { opacity: 0.12 },
      ),
    ) +
    repeat(6, (index) => rect(40 + index * 304, 596, 9, 262, steel)) +
    rect(
      0,
      586,
      pictureWidth,
      17,
      scene.define.linear([
        [0, lighten(steel, 0.4)],
        [1, steel],
      ]),
    ) +
    rect(0, 842, pictureWidth, 14, darken(steel, 0.2))
  )
}

function drawDeck(scene: Scene, deck: string): string {
  const top = 852
  const joints = Array.from(
    { length: 31 },
    (_, index) => `M${round(800 + (index - 15) * 62)} ${top}L${round(800 + (index - 15) * 150)} ${pictureHeight}`,
  ).join('')
  return (
    rect(
      0,
      top,
      pictureWidth,
      pictureHeight - top,
      scene.define.linear([
        [0, darken(deck, 0.2)],
        [0.3, deck],
        [1, lighten(deck, 0.1)],
      ]),
    ) +
    stroke(joints, darken(deck, 0.45), 3, { opacity: 0.6 }) +
    rect(
      0,
      top,
      pictureWidth,
      40,
      scene.define.linear([
        [0, scene.light.shadow, 0.4],
        [1, scene.light.shadow, 0],
      ]),
    )
  )
}

/** The ceiling of the balcony with its lamps, and a pier at the side. */
function drawSoffit(scene: Scene, random: Random): string {
  const white = scene.light.tone('#f1eee8')
  const isLit = scene.light.lampChance > 0.15
  const lamps = repeat(14, (index) => {
    const [x, y] = [40 + index * 118, 104 + Math.sin((index / 13) * Math.PI * 3) ** 2 * 34]
    return (
      (isLit
        ? circle(
            x,
            y + 12,
            34,
            scene.define.radial([
              [0, '#ffe6ab', 0.7],
              [1, '#ffe6ab', 0],
            ]),
          )
        : '') +
      circle(x, y + 12, 7, isLit ? '#fff2c9' : scene.light.tone('#f6f0dc')) +
      rect(x - 3, y, 6, 8, scene.light.tone('#2f3236'))
    )
  })
  const cord = `M0 84${repeat(14, (index) => `L${40 + index * 118} ${round(104 + Math.sin((index / 13) * Math.PI * 3) ** 2 * 34)}`)}L1600 90`
  return (
    polygon(
      [
        [0, 0],
        [pictureWidth, 0],
        [pictureWidth, 58],
        [0, 58],
      ],
      scene.define.linear([
        [0, darken(white, 0.3)],
        [1, darken(white, 0.1)],
      ]),
    ) +
    rect(0, 54, pictureWidth, 12, lighten(white, 0.3)) +
    stroke(cord, scene.light.tone('#2f3236'), 3) +
    lamps +
    (random.chance(0.6)
      ? rect(
          1520,
          0,
          90,
          860,
          scene.define.linear(
            [
              [0, white],
              [1, darken(white, 0.28)],
            ],
            'across',
          ),
        )
      : '')
  )
}

function drawSettee(scene: Scene, random: Random): string {
  const frame = scene.light.tone(random.pick(['#8a6244', '#33393f', '#b98a5c']))
  const cloth = scene.light.tone(random.pick(['#e9e2d4', '#6f8f8c', '#d98a63', '#4f6078']))
  const chair = (x: number, flip: number) => {
    const at = (dx: number) => x + dx * flip
    return (
      ellipse(x, 1012, 150, 20, scene.light.shadow, { opacity: scene.light.shadowOpacity }) +
      stroke(
        `M${at(-104)} 1010L${at(-116)} 760M${at(96)} 1010V860M${at(-108)} 900H${at(104)}M${at(-112)} 850H${at(112)}`,
        frame,
        14,
        { 'stroke-linecap': 'round' },
      ) +
      path(
        `M${at(-112)} 750q${-18 * flip} 4 ${-10 * flip} 30l${20 * flip} 124h${44 * flip}l${-14 * flip} -140q${-4 * flip} -22 ${-40 * flip} -14Z`,
        scene.define.linear([
          [0, lighten(cloth, 0.2)],
          [1, darken(cloth, 0.2)],
        ]),
      ) +
      rect(
        Math.min(at(-96), at(108)),
        888,
        204,
        40,
        scene.define.linear([
          [0, lighten(cloth, 0.22)],
          [1, darken(cloth, 0.2)],
        ]),
        { rx: 16 },
      )
    )
  }
  return (
    chair(430, 1) +
    chair(1080, -1) +
    ellipse(756, 1016, 130, 18, scene.light.shadow, { opacity: scene.light.shadowOpacity }) +
    line([756, 1012], [756, 880], frame, 14) +
    ellipse(756, 1012, 64, 12, darken(frame, 0.2)) +
    ellipse(756, 880, 132, 24, darken(frame, 0.3)) +
    ellipse(756, 874, 132, 24, lighten(frame, 0.16)) +
    rect(716, 806, 15, 66, scene.light.tone('#3f6b4f'), { rx: 5 }) +
    rect(720, 784, 7, 26, scene.light.tone('#3f6b4f')) +
    glassOfWine(scene, 772) +
    glassOfWine(scene, 806) +
    ellipse(690, 866, 30, 9, scene.light.tone('#f4efe6')) +
    circle(682, 860, 8, scene.light.tone('#9fb84f')) +
    circle(696, 858, 8, scene.light.tone('#b5506b'))
  )
}

const glassOfWine = (scene: Scene, x: number): string =>
  path(`M${x - 12} 822h24q2 26 -12 28q-14 -2 -12 -28Z`, scene.light.tone('#f3d9a8'), { opacity: 0.85 }) +
  stroke(`M${x} 850v22M${x - 9} 873h18`, '#ffffff', 2.6, { opacity: 0.8 })
