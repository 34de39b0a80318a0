import { mix } from './colour.ts'
import type { Random } from './random.ts'
import { type Scene, pictureHeight, pictureWidth } from './scene.ts'
import { circle, ellipse, path, rect, repeat, round, stroke } from './svg.ts'

/** Sky, sun or moon, clouds and now and then a few birds, down to the horizon. */
export function drawSky(scene: Scene, horizon = 700): string {
  const random = scene.random.fork('sky')
  const { light, define } = scene
  const [high, upper, lower, low] = light.sky
  const ground = define.linear([
    [0, high],
    [0.38, upper],
    [0.75, lower],
    [1, low],
  ])
  return (
    rect(0, 0, pictureWidth, horizon + 40, ground) +
    (light.moment === 'dusk' ? stars(random) : '') +
    sun(scene) +
    wisps(scene, random) +
    clouds(scene, random, horizon) +
    (random.chance(0.35) ? birds(scene, random) : '')
  )
}

function sun({ light, define }: Scene): string {
  const { x, y, radius, colour, glow } = light.sun
  const halo = define.radial([
    [0, colour, 0.85],
    [0.25, colour, 0.42],
    [1, colour, 0],
  ])
  return circle(x, y, glow, halo) + (radius > 0 ? circle(x, y, radius, colour, { opacity: 0.92 }) : '')
}

function stars(random: Random): string {
  const moon = random.between(1050, 1450)
  const crescent = `M${round(moon)} 96a34 34 0 1 0 26 52a27 27 0 1 1 -26 -52Z`
  return (
    repeat(34, () =>
      circle(random.between(0, pictureWidth), random.between(0, 330), random.between(0.8, 2), '#ffffff', {
        opacity: random.between(0.3, 0.85),
      }),
    ) + (random.chance(0.6) ? path(crescent, '#fdf1d8', { opacity: 0.92 }) : '')
  )
}

function wisps({ light, define }: Scene, random: Random): string {
  const fade = define.radial([
    [0, light.cloud, 0.4],
    [0.5, light.cloud, 0.16],
    [1, light.cloud, 0],
  ])
  return repeat(random.whole(2, 5), () =>
    ellipse(random.between(100, 1500), random.between(60, 420), random.between(220, 460), random.between(4, 13), fade),
  )
}

function clouds(scene: Scene, random: Random, horizon: number): string {
  const count = random.whole(2, 4) + ('VIC TAS'.includes(scene.stateCode) ? 1 : 0)
  return repeat(count, (index) => {
    const distance = random.between(0.3, 1)
    const x = (pictureWidth / count) * (index + random.between(0, 1))
    const y = (horizon - 160) * (1 - distance * 0.78) + random.between(-40, 40)
    return cumulus(scene, random, x, y, 330 * distance)
  })
}

/** Heaped puffs on a flat, shaded base. */
function cumulus({ light, define }: Scene, random: Random, x: number, y: number, width: number): string {
  const puffs = random.whole(7, 11)
  const outlines = Array.from({ length: puffs }, (_, index) => {
    const along = (index + 0.5) / puffs
    const height = Math.sin(along * Math.PI) * 0.15 + 0.055
    const r = width * (height * random.between(0.65, 1.25))
    return { cx: x + (along - 0.5) * width, cy: y - r * 0.55, r }
  })
  const base = `M${round(x - width / 2)} ${round(y)}a${round(width * 0.06)} ${round(width * 0.06)} 0 0 1 ${round(width * 0.05)} ${round(-width * 0.1)}H${round(x + width * 0.46)}a${round(width * 0.07)} ${round(width * 0.06)} 0 0 1 ${round(width * 0.05)} ${round(width * 0.1)}Z`
  const body = outlines.map(({ cx, cy, r }) => circlePath(cx, cy, r)).join('') + base
  const lit = outlines.map(({ cx, cy, r }) => circlePath(cx - r * 0.12, cy - r * 0.14, r * 0.78)).join('')
  const shade = define.linear([
    [0, mix(light.cloud, light.cloudShade, 0.25), 0.96],
    [0.7, mix(light.cloud, light.cloudShade, 0.75), 0.85],
    [1, light.cloudShade, 0.25],
  ])
  const bright = define.linear([
    [0, light.cloud, 1],
    [1, light.cloud, 0.15],
  ])
  return path(body, shade) + path(lit, bright)
}

const circlePath = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-r * 2)} 0Z`

function birds({ light }: Scene, random: Random): string {
  const [x, y] = [random.between(500, 1200), random.between(110, 300)]
  const colour = mix(light.shadow, light.sky[1], 0.3)
  const wings = Array.from({ length: random.whole(3, 6) }, () => {
    const size = random.between(8, 15)
    return `M${round(x + random.between(-110, 110))} ${round(y + random.between(-45, 45))}q${round(size * 0.6)} ${round(-size * 0.7)} ${round(size)} 0q${round(size * 0.5)} ${round(-size * 0.6)} ${round(size)} ${round(-size * 0.1)}`
  })
  return stroke(wings.join(''), colour, 2.4, { 'stroke-linecap': 'round', opacity: 0.75 })
}

/** The last glaze over a finished outdoor picture: light from the sun's side, a soft dark towards the corners. */
export function drawGlaze({ light, define }: Scene): string {
  const glow = define.linear(
    [
      [0, light.sun.colour, light.moment === 'noon' ? 0.05 : 0.12],
      [0.7, light.sun.colour, 0],
      [1, light.shadow, 0.12],
    ],
    'across',
  )
  const vignette = define.linear([
    [0, light.shadow, 0.16],
    [0.22, light.shadow, 0],
    [0.84, light.shadow, 0],
    [1, light.shadow, 0.26],
  ])
  return rect(0, 0, pictureWidth, pictureHeight, glow) + rect(0, 0, pictureWidth, pictureHeight, vignette)
}
