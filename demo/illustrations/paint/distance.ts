import { darken, lighten, mix } from './colour.ts'
import { drawTreeline } from './foliage.ts'
import type { Random } from './random.ts'
import { type Scene, pictureWidth } from './scene.ts'
import { element, line, path, polygon, rect, repeat, round } from './svg.ts'

export type Distance = 'hills' | 'city' | 'suburb' | 'sea' | 'paddocks'

/** What lies behind the garden, each layer paler with its distance. */
export function drawDistance(scene: Scene, kind: Distance, horizon: number): string {
  const random = scene.random.fork('distance')
  const layers: Record<Distance, () => string> = {
    hills: () => hills(scene, random, horizon, 150, 3) + trees(scene, random, horizon, 84),
    city: () =>
      hills(scene, random, horizon, 50, 1) + skyline(scene, random, horizon) + trees(scene, random, horizon, 70),
    suburb: () =>
      hills(scene, random, horizon, 80, 2) + roofs(scene, random, horizon) + trees(scene, random, horizon, 96),
    sea: () => sea(scene, random, horizon) + trees(scene, random, horizon + 8, 46),
    paddocks: () => hills(scene, random, horizon, 120, 3) + trees(scene, random, horizon, 40),
  }
  const meadow = far(scene, '#7a9a5c', 0.16)
  return layers[kind]() + rect(0, horizon + 8, pictureWidth, 80, meadow)
}

const far = (scene: Scene, colour: string, distance: number): string =>
  mix(scene.light.tone(colour), scene.light.haze, distance)

function hills(scene: Scene, random: Random, horizon: number, height: number, count: number): string {
  return repeat(count, (index) => {
    const nearness = (index + 1) / (count + 0.5)
    const top = horizon - height * (1.15 - nearness * 0.7)
    const [a, b, c] = [random.between(-0.5, 0.5), random.between(-0.6, 0.6), random.between(-0.5, 0.5)].map(
      (value) => value * height,
    ) as [number, number, number] // three in, three out
    const ridge = `M-20 ${round(top + a)}C260 ${round(top - height * 0.5 + b)} 420 ${round(top + c + 40)} 760 ${round(top + b)}S1240 ${round(top - a - height * 0.3)} 1620 ${round(top + c)}V${horizon + 30}H-20Z`
    const colour = far(scene, index % 2 === 0 ? '#6f8fa0' : '#73917f', 0.78 - nearness * 0.5)
    return path(
      ridge,
      scene.define.linear([
        [0, colour],
        [1, mix(colour, scene.light.haze, 0.55)],
      ]),
    )
  })
}

function trees(scene: Scene, random: Random, horizon: number, height: number): string {
  return (
    drawTreeline(scene, random, -40, pictureWidth + 60, horizon - 6, height, far(scene, '#6e8f72', 0.42)) +
    drawTreeline(scene, random, -40, pictureWidth + 60, horizon + 12, height * 0.72, far(scene, '#587a55', 0.2))
  )
}

function skyline(scene: Scene, random: Random, horizon: number): string {
  const centre = random.between(300, 1300)
  return repeat(2, (layer) => {
    let content = ''
    for (let x = -20; x < pictureWidth;) {
      const width = random.between(34, 92)
      const nearCentre = Math.exp(-(((x - centre) / 330) ** 2))
      const height = random.between(40, 90) + nearCentre * random.between(90, 310) * (layer === 0 ? 1 : 0.7)
      content += tower(scene, random, x, horizon - height, width, height + 10, 0.66 - layer * 0.2)
      x += width * random.between(0.8, 1.35)
    }
    return content
  })
}

function tower(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  distance: number,
): string {
  const colour = far(scene, random.pick(['#8093ad', '#6f86a4', '#94a2b4', '#7a8ea0']), distance)
  const lit =
    scene.light.tone('#ffffff') === '#ffffff'
      ? lighten(colour, 0.22)
      : mix(colour, '#ffd9a0', scene.light.lampChance * 0.55)
  const face = scene.define.linear(
    [
      [0, lighten(colour, 0.16)],
      [0.5, colour],
      [1, darken(colour, 0.12)],
    ],
    'across',
  )
  const windows = element('path', {
    d: Array.from(
      { length: Math.floor((height - 14) / 13) },
      (_, row) => `M${round(x + 6)} ${round(y + 12 + row * 13)}h${round(width - 12)}`,
    ).join(''),
    stroke: lit,
    'stroke-width': 4,
    'stroke-dasharray': `${random.whole(4, 9)} ${random.whole(3, 7)}`,
    'stroke-opacity': 0.55,
  })
  const crown = random.chance(0.3)
    ? line([x + width / 2, y], [x + width / 2, y - random.between(20, 46)], colour, 3)
    : ''
  const shoulder = random.chance(0.3) ? rect(x + width * 0.2, y - 16, width * 0.6, 18, colour) : ''
  return crown + shoulder + rect(x, y, width, height, face) + windows
}

function roofs(scene: Scene, random: Random, horizon: number): string {
  return repeat(7, (index) => {
    const x = index * 250 + random.between(-60, 40)
    const width = random.between(150, 230)
    const y = horizon - random.between(34, 62)
    const roof = far(scene, random.pick(['#a9604c', '#7a7f88', '#8d5a4a', '#5e6b76', '#b5705a']), 0.4)
    const wall = far(scene, random.pick(['#e6dccb', '#cfd6d6', '#d8b9a2']), 0.36)
    return (
      rect(x + 12, y, width - 24, 90, wall) +
      polygon(
        [
          [x, y + 6],
          [x + width * 0.26, y - 46],
          [x + width * 0.74, y - 46],
          [x + width, y + 6],
        ],
        roof,
      ) +
      rect(x + width * 0.66, y - 66, 14, 34, far(scene, '#a2644f', 0.36))
    )
  })
}

function sea(scene: Scene, random: Random, horizon: number): string {
  const water = scene.define.linear([
    [0, mix(scene.light.tone('#4fa3c4'), scene.light.sky[3], 0.35)],
    [1, scene.light.tone('#2f86ad')],
  ])
  const glints = Array.from(
    { length: 40 },
    () =>
      `M${round(random.between(0, pictureWidth))} ${round(random.between(horizon - 84, horizon - 10))}h${round(random.between(14, 70))}`,
  ).join('')
  const headland = path(
    `M1050 ${horizon - 92}C1180 ${horizon - 150} 1330 ${horizon - 176} 1640 ${horizon - 190}V${horizon}H1050Z`,
    far(scene, '#6f8f80', 0.5),
  )
  return (
    rect(0, horizon - 92, pictureWidth, 130, water) +
    element('path', { d: glints, stroke: lighten(scene.light.sky[3], 0.3), 'stroke-width': 2, 'stroke-opacity': 0.5 }) +
    headland +
    path(`M420 ${horizon - 60}l34 -58v58Z M458 ${horizon - 60}l22 -40v40Z`, '#ffffff', { opacity: 0.85 }) +
    path(`M410 ${horizon - 57}h82l-12 12h-58Z`, scene.light.tone('#41566b'))
  )
}
