import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import type { Palette } from './bathroom-palettes.ts'
import { drawFootShadow, onSideWall } from './room.ts'

export function drawVanity(scene: Scene, random: Random, palette: Palette): string {
  const wood = scene.light.tone(palette.vanity)
  const metal = scene.light.tone(palette.metal)
  const top = scene.light.tone('#fbfaf7')
  const isRound = random.chance(0.5)
  const shine = scene.define.linear(
    [
      [0, mix(scene.light.sky[2], '#ffffff', 0.6)],
      [0.5, scene.light.tone('#c9d9de')],
      [1, scene.light.tone('#e9eff0')],
    ],
    'diagonal',
  )
  const mirror = isRound
    ? circle(570, 330, 128, metal) +
      circle(570, 330, 121, shine) +
      path('M500 400L610 232h44L530 436Z', '#ffffff', { opacity: 0.26 })
    : rect(430, 206, 280, 236, metal, { rx: 26 }) +
      rect(437, 213, 266, 222, shine, { rx: 20 }) +
      polygon(
        [
          [470, 434],
          [600, 214],
          [650, 214],
          [520, 434],
        ],
        '#ffffff',
        { opacity: 0.26 },
      )
  const doors = repeat(
    3,
    (index) =>
      rect(
        400 + index * 116,
        560,
        108,
        96,
        scene.define.linear([
          [0, lighten(wood, 0.12)],
          [1, darken(wood, 0.12)],
        ]),
        { rx: 2 },
      ) + rect(436 + index * 116, 574, 36, 6, metal, { rx: 3 }),
  )
  return (
    mirror +
    rect(390, 552, 364, 112, darken(wood, 0.3)) +
    doors +
    rect(384, 534, 376, 20, top) +
    rect(384, 551, 376, 5, scene.light.shadow, { opacity: 0.3 }) +
    rect(
      384,
      664,
      376,
      34,
      scene.define.linear([
        [0, scene.light.shadow, 0.3],
        [1, scene.light.shadow, 0],
      ]),
    ) +
    path(
      'M486 506h168q-6 30 -44 30h-80q-38 0 -44 -30Z',
      scene.define.linear([
        [0, top],
        [1, darken(top, 0.16)],
      ]),
    ) +
    ellipse(570, 506, 84, 9, darken(top, 0.12)) +
    stroke('M570 500v-58q0 -14 16 -14h22v12', metal, 9, { 'stroke-linecap': 'round' }) +
    rect(676, 496, 22, 40, scene.light.tone(palette.tile), { rx: 6 }) +
    rect(681, 484, 12, 14, metal) +
    path('M420 536q-2 -30 8 -34h16q10 4 8 34Z', scene.light.tone('#e9dfcd')) +
    stroke('M430 500q-8 -26 -18 -34M436 500q0 -30 2 -46M442 500q8 -24 18 -36', scene.light.tone('#6b9a68'), 5, {
      'stroke-linecap': 'round',
    })
  )
}

/** A free-standing tub below the window. */
export function drawTub(scene: Scene, palette: Palette): string {
  const enamel = scene.light.tone('#fdfcfa')
  const metal = scene.light.tone(palette.metal)
  const [x, y, width] = [770, 828, 480]
  return (
    drawFootShadow(scene, x + width / 2, y + 2, width * 1.04, 26) +
    path(
      `M${x} ${y - 190}q6 176 96 190h${width - 192}q90 -14 96 -190Z`,
      scene.define.linear(
        [
          [0, darken(enamel, 0.06)],
          [0.3, lighten(enamel, 0.4)],
          [1, darken(enamel, 0.2)],
        ],
        'across',
      ),
    ) +
    ellipse(x + width / 2, y - 190, width / 2 + 8, 34, enamel) +
    ellipse(x + width / 2, y - 187, width / 2 - 14, 25, darken(enamel, 0.16)) +
    ellipse(x + width / 2, y - 180, width / 2 - 40, 17, scene.light.tone('#cfe5e8')) +
    stroke(`M${x + width + 26} ${y}v-300q0 -26 -34 -26h-26v26`, metal, 11, { 'stroke-linecap': 'round' }) +
    stroke(`M${x + width + 12} ${y - 250}h30`, metal, 9, { 'stroke-linecap': 'round' }) +
    path(`M${x + 70} ${y - 206}q-6 110 4 124h76q8 -20 4 -128Z`, scene.light.tone(palette.towel)) +
    stroke(`M${x + 74} ${y - 108}h80M${x + 74} ${y - 98}h80`, darken(scene.light.tone(palette.towel), 0.2), 3)
  )
}

/** A pane of glass that shuts the shower off, along the left wall. */
export function drawScreen(scene: Scene, palette: Palette): string {
  const metal = scene.light.tone(palette.metal)
  const quad = [
    onSideWall('left', 1.06, 0.02),
    onSideWall('left', 1.5, 0.02),
    onSideWall('left', 1.5, 0.84),
    onSideWall('left', 1.06, 0.84),
  ]
  const [rx, ry] = onSideWall('left', 1.3, 0.8)
  return (
    polygon(
      [
        onSideWall('left', 1.02, 0),
        onSideWall('left', 1.6, 0),
        onSideWall('left', 1.6, 0.92),
        onSideWall('left', 1.02, 0.92),
      ],
      mix(scene.light.tone(palette.tile), '#ffffff', 0.12),
      { opacity: 0.55 },
    ) +
    stroke(`M${rx} ${ry + 260}V${ry}q0 -16 20 -16h26`, metal, 8, { 'stroke-linecap': 'round' }) +
    ellipse(rx + 48, ry - 8, 40, 9, metal) +
    polygon(
      quad.map(([x, y]) => [x + 84, y] as const),
      '#dff0f2',
      { opacity: 0.3, stroke: metal, 'stroke-width': 5 },
    ) +
    polygon(
      [
        onSideWall('left', 1.2, 0.1),
        onSideWall('left', 1.3, 0.06),
        onSideWall('left', 1.4, 0.8),
        onSideWall('left', 1.3, 0.8),
      ].map(([x, y]) => [x + 84, y] as const),
      '#ffffff',
      { opacity: 0.26 },
    )
  )
}

export function drawTowels(scene: Scene, palette: Palette): string {
  const cloth = scene.light.tone(palette.towel)
  const [ax, ay] = onSideWall('right', 1.12, 0.52)
  const [bx, by] = onSideWall('right', 1.36, 0.55)
  const [cx, cy] = onSideWall('right', 1.36, 0.26)
  const [dx, dy] = onSideWall('right', 1.12, 0.27)
  return (
    polygon(
      [
        [ax, ay],
        [bx, by],
        [cx, cy],
        [dx, dy],
      ],
      scene.define.linear(
        [
          [0, lighten(cloth, 0.2)],
          [1, darken(cloth, 0.12)],
        ],
        'across',
      ),
    ) +
    stroke(`M${ax - 14} ${ay}L${bx + 20} ${by - 4}`, scene.light.tone(palette.metal), 8, {
      'stroke-linecap': 'round',
    }) +
    stroke(`M${dx} ${dy - 22}L${cx} ${cy - 26}M${dx} ${dy - 34}L${cx} ${cy - 40}`, darken(cloth, 0.2), 4, {
      opacity: 0.6,
    })
  )
}

export function drawMat(scene: Scene, palette: Palette): string {
  const cloth = scene.light.tone(lighten(palette.towel, 0.2))
  return (
    polygon(
      [
        [440, 850],
        [700, 850],
        [720, 930],
        [390, 930],
      ],
      cloth,
    ) +
    polygon(
      [
        [454, 858],
        [690, 858],
        [704, 920],
        [412, 920],
      ],
      'none',
      { stroke: darken(cloth, 0.14), 'stroke-width': 3 },
    ) +
    polygon(
      [
        [390, 930],
        [720, 930],
        [722, 938],
        [386, 938],
      ],
      scene.light.shadow,
      { opacity: 0.24 },
    )
  )
}
