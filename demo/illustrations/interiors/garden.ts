import { drawBed, drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawLawn, drawPaving } from '#demo/illustrations/paint/ground.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { circle, ellipse, line, path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { castShadow } from '#demo/illustrations/paint/tree-shadow.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'
import { battens } from '#demo/illustrations/paint/walls.ts'

/** A back garden: palings, beds, lawn, a shade tree, a table under an umbrella, and a hoist or a cubby house. */
export function drawGarden(scene: Scene): string {
  const random = scene.random.fork('backyard')
  const planting = pickPlanting(random, scene.stateCode)
  const fence = 676
  return (
    drawSky(scene, fence) +
    drawDistance(scene, random.pick(['suburb', 'hills', 'suburb']), fence - 30) +
    drawTree(
      scene,
      random,
      pickTree(random, scene.stateCode),
      random.between(120, 320),
      fence + 16,
      random.between(480, 600),
    ) +
    drawTree(
      scene,
      random,
      pickTree(random, scene.stateCode),
      random.between(1280, 1480),
      fence + 16,
      random.between(440, 580),
    ) +
    drawLawn(scene, fence + 4) +
    drawPalings(scene, random, fence) +
    drawBed(scene, random, planting, 20, 640, fence + 34, 120) +
    drawBed(scene, random, planting, 760, 1580, fence + 34, 112) +
    (random.chance(0.5) ? drawHoist(scene, random, 1210, 812) : drawCubby(scene, random, 1160, 824)) +
    drawPaving(scene, random, 890, 1066, [40, 860], [-160, 980], random.pick(['stone', 'brick'])) +
    drawTable(scene, random) +
    drawPot(scene, random, planting, 86, 1004, 190) +
    drawPot(scene, random, planting, 900, 940, 120) +
    drawBed(scene, random, planting, 1180, 1620, 1040, 128) +
    drawLights(scene) +
    drawGlaze(scene)
  )
}

function drawPalings(scene: Scene, random: Random, y: number): string {
  const wood = battens(scene, random, random.pick(['#a98d6f', '#8a7360', '#b9a58d']), 25, 3)
  return (
    rect(0, y - 176, pictureWidth, 186, wood) +
    rect(
      0,
      y - 176,
      pictureWidth,
      186,
      scene.define.linear([
        [0, scene.light.sun.colour, 0.2],
        [0.5, scene.light.sun.colour, 0],
        [1, scene.light.shadow, 0.36],
      ]),
    ) +
    rect(0, y - 184, pictureWidth, 11, lighten(scene.light.tone('#b59a7c'), 0.2)) +
    rect(0, y - 174, pictureWidth, 6, scene.light.shadow, { opacity: 0.26 })
  )
}

/** The rotary clothes line of every back yard, with a few sheets. */
function drawHoist(scene: Scene, random: Random, x: number, base: number): string {
  const steel = scene.light.tone('#aab3b8')
  const top = base - 330
  const sheet = (from: number, width: number, colour: string, height: number) =>
    path(
      `M${x + from} ${top + 18}h${width}q-6 ${round(height * 0.6)} 4 ${height}q${round(-width / 2)} 14 ${-width} 0q6 ${round(-height * 0.5)} -4 ${-height}Z`,
      scene.define.linear(
        [
          [0, lighten(scene.light.tone(colour), 0.2)],
          [1, darken(scene.light.tone(colour), 0.12)],
        ],
        'across',
      ),
    )
  const arms = [-190, -90, 90, 190]
    .map((dx) => line([x, top + 40], [x + dx, top + (Math.abs(dx) > 100 ? 14 : -6)], steel, 5))
    .join('')
  return (
    castShadow(scene, x, base, 130) +
    rect(x - 6, top + 20, 12, base - top - 20, steel) +
    arms +
    stroke(
      `M${x - 190} ${top + 14}L${x - 90} ${top - 6}H${x + 90}L${x + 190} ${top + 14}ZM${x - 130} ${top + 20}H${x + 130}`,
      darken(steel, 0.2),
      2.4,
    ) +
    sheet(-176, 104, '#ffffff', 150) +
    sheet(-52, 62, random.pick(['#e8a0a0', '#f2c66d', '#9ec4d8']), 104) +
    sheet(40, 120, random.pick(['#cfe0ea', '#f6e6d0', '#dfe8d0']), 138)
  )
}

function drawCubby(scene: Scene, random: Random, x: number, base: number): string {
  const tone = scene.light.tone
  const wall = battens(scene, random, random.pick(['#7fa3a8', '#d9a07a', '#8fae84']), 24, 3)
  const roof = tone(random.pick(['#b5564a', '#4f6670', '#8a5b45']))
  return (
    castShadow(scene, x + 100, base, 170) +
    rect(x, base - 190, 220, 190, wall) +
    rect(
      x,
      base - 190,
      220,
      190,
      scene.define.linear(
        [
          [0, scene.light.sun.colour, 0.16],
          [1, scene.light.shadow, 0.3],
        ],
        'across',
      ),
    ) +
    polygon(
      [
        [x - 26, base - 184],
        [x + 110, base - 290],
        [x + 246, base - 184],
      ],
      roof,
    ) +
    polygon(
      [
        [x - 26, base - 184],
        [x + 110, base - 290],
        [x + 110, base - 274],
        [x - 2, base - 184],
      ],
      lighten(roof, 0.3),
    ) +
    rect(x + 30, base - 140, 66, 140, tone('#f4efe4')) +
    rect(x + 38, base - 132, 50, 132, tone('#c9543f')) +
    rect(x + 132, base - 140, 58, 58, tone('#f4efe4')) +
    rect(x + 138, base - 134, 46, 46, scene.light.lampChance > 0.5 ? '#ffd98f' : tone('#4f6b7a')) +
    line([x + 161, base - 136], [x + 161, base - 86], tone('#f4efe4'), 4) +
    circle(x + 78, base - 66, 4, tone('#f2cf6b'))
  )
}

function drawTable(scene: Scene, random: Random): string {
  const tone = scene.light.tone
  const wood = tone('#a87a50')
  const cloth = tone(random.pick(['#d9614a', '#2f7a78', '#e8b548', '#f4efe4', '#3f5f86']))
  const [x, y] = [440, 1000]
  const panels = repeat(6, (index) => {
    const [a, b] = [-1 + index / 3, -1 + (index + 1) / 3]
    return path(
      `M${x} 470Q${round(x + a * 160)} 500 ${round(x + a * 300)} ${round(610 + 12 * (1 - a * a))}Q${round(x + ((a + b) / 2) * 300)} ${round(600 + 12 * (1 - a * a))} ${round(x + b * 300)} ${round(610 + 12 * (1 - b * b))}Q${round(x + b * 160)} 500 ${x} 470Z`,
      index % 2 === 0 ? cloth : lighten(cloth, 0.62),
    )
  })
  const chair = (cx: number, side: number) =>
    stroke(
      `M${cx} ${y + 10}V${y - 74}M${cx + 74 * side} ${y + 10}V${y - 170}M${cx} ${y - 74}H${cx + 74 * side}M${cx + 74 * side} ${y - 160}h${-8 * side}`,
      darken(wood, 0.14),
      11,
      { 'stroke-linecap': 'round' },
    ) + rect(Math.min(cx, cx + 74 * side) - 4, y - 88, 82, 16, lighten(cloth, 0.3), { rx: 7 })
  return (
    ellipse(x + 60, y + 14, 340, 30, scene.light.shadow, { opacity: scene.light.shadowOpacity }) +
    chair(x - 190, -1) +
    chair(x + 190, 1) +
    line([x, y + 8], [x, 476], darken(wood, 0.2), 12) +
    panels +
    circle(x, 466, 9, darken(wood, 0.3)) +
    stroke(
      `M${x - 130} ${y + 10}L${x - 106} ${y - 112}M${x + 130} ${y + 10}L${x + 106} ${y - 112}`,
      darken(wood, 0.3),
      12,
      { 'stroke-linecap': 'round' },
    ) +
    ellipse(x, y - 112, 196, 28, darken(wood, 0.3)) +
    ellipse(x, y - 120, 196, 28, lighten(wood, 0.16)) +
    path(`M${x - 64} ${y - 136}h40l-6 -34h-28Z`, tone('#cfe3e8'), { opacity: 0.9 }) +
    ellipse(x + 50, y - 128, 52, 12, tone('#f7f3ea')) +
    repeat(4, (index) =>
      circle(x + 26 + index * 16, y - 136 - (index % 2) * 5, 10, tone(index % 2 === 0 ? '#e0553f' : '#f0a53f')),
    )
  )
}

function drawLights(scene: Scene): string {
  if (scene.light.lampChance < 0.15) return ''
  return (
    stroke('M-10 300Q400 440 800 330T1610 290', scene.light.tone('#2b2a30'), 2.6) +
    repeat(15, (index) => {
      const x = 40 + index * 108
      const y =
        x < 800
          ? 300 + Math.sin((x / 800) * Math.PI) * 62 + (x / 800) * 26
          : 326 - Math.sin(((x - 800) / 800) * Math.PI) * 56 - ((x - 800) / 800) * 34
      return (
        circle(
          x,
          y + 14,
          34,
          scene.define.radial([
            [0, '#ffe6ab', 0.75],
            [1, '#ffe6ab', 0],
          ]),
        ) + circle(x, y + 14, 7, '#fff4d0')
      )
    })
  )
}
