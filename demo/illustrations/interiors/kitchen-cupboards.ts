import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, ellipse, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import type { Palette } from './kitchen-palettes.ts'
import { drawFootShadow, farWall, onSideWall } from './room.ts'

export function drawCabinets(scene: Scene, palette: Palette, bench: number): string {
  const cabinet = scene.light.tone(palette.cabinet)
  const metal = scene.light.tone(palette.metal)
  const top = scene.light.tone(palette.top)
  const width = 778 / 6
  const fronts = repeat(6, (index) => {
    const x = farWall.left + index * width
    if (index === 2) return ''
    return (
      rect(
        x + 3,
        bench + 26,
        width - 6,
        178,
        scene.define.linear([
          [0, lighten(cabinet, 0.1)],
          [1, darken(cabinet, 0.12)],
        ]),
        { rx: 2 },
      ) +
      rect(x + 13, bench + 38, width - 26, 154, 'none', { stroke: darken(cabinet, 0.2), 'stroke-width': 2.4 }) +
      rect(x + width / 2 - 20, bench + 46, 40, 6, metal, { rx: 3 })
    )
  })
  const tap = stroke(`M940 ${bench - 2}v-58q0 -30 30 -30t30 26`, metal, 8, { 'stroke-linecap': 'round' })
  return (
    rect(farWall.left, bench + 20, 780, 204, darken(cabinet, 0.34)) +
    fronts +
    rect(farWall.left - 4, bench, 788, 22, top) +
    rect(farWall.left - 4, bench + 18, 788, 6, scene.light.shadow, { opacity: 0.32 }) +
    tap +
    rect(1004, bench - 26, 18, 26, scene.light.tone('#9ec2b4'), { rx: 5 }) +
    ellipse(720, bench - 12, 36, 12, scene.light.tone('#d9b98c')) +
    repeat(4, (index) =>
      circle(
        698 + index * 15,
        bench - 20 - (index % 2) * 7,
        11,
        scene.light.tone(index % 2 === 0 ? '#f2b33d' : '#d9633f'),
      ),
    )
  )
}

export function drawRange(scene: Scene, palette: Palette, bench: number): string {
  const x = farWall.left + (2 * 778) / 6
  const steel = scene.light.tone('#c5cacd')
  const face = scene.define.linear([
    [0, lighten(steel, 0.4)],
    [1, darken(steel, 0.24)],
  ])
  const hood = scene.light.tone(palette.cabinet)
  return (
    polygon(
      [
        [x + 24, 150],
        [x + 106, 150],
        [x + 126, 330],
        [x + 4, 330],
      ],
      scene.define.linear(
        [
          [0, darken(hood, 0.1)],
          [0.4, lighten(hood, 0.16)],
          [1, darken(hood, 0.16)],
        ],
        'across',
      ),
    ) +
    rect(x - 2, 326, 134, 20, face) +
    rect(x, bench + 24, 130, 182, scene.light.tone('#3b3f43')) +
    rect(
      x + 10,
      bench + 66,
      110,
      96,
      scene.define.linear(
        [
          [0, scene.light.tone('#1d2023')],
          [1, scene.light.tone('#5a5350')],
        ],
        'diagonal',
      ),
      { rx: 5 },
    ) +
    rect(x + 10, bench + 54, 110, 7, steel, { rx: 3 }) +
    repeat(5, (index) => circle(x + 22 + index * 22, bench + 38, 6, steel)) +
    rect(x + 30, bench - 42, 70, 40, scene.light.tone('#c65b45'), { rx: 7 }) +
    rect(x + 22, bench - 46, 86, 9, scene.light.tone('#a84a38'), { rx: 4 }) +
    stroke(`M${x + 18} ${bench - 22}h-12M${x + 112} ${bench - 22}h12`, scene.light.tone('#a84a38'), 8, {
      'stroke-linecap': 'round',
    })
  )
}

/** Tall cupboards along the left wall, their doors shrinking towards the far one. */
export function drawPantry(scene: Scene, palette: Palette): string {
  const front = scene.light.tone(palette.cabinet)
  const metal = scene.light.tone(palette.metal)
  const doors = [1.04, 1.18, 1.34, 1.52].map((near, index, list) => {
    const far = list[index + 1] ?? 1.74
    const points = [
      onSideWall('left', near, 0.03),
      onSideWall('left', far, 0.03),
      onSideWall('left', far, 0.86),
      onSideWall('left', near, 0.86),
    ]
    const [hx, hy] = onSideWall('left', far - 0.03, 0.44)
    const [ix, iy] = onSideWall('left', far - 0.03, 0.52)
    return (
      polygon(
        points,
        scene.define.linear(
          [
            [0, lighten(front, 0.06)],
            [1, darken(front, 0.16)],
          ],
          'across',
        ),
        { stroke: darken(front, 0.3), 'stroke-width': 2.4 },
      ) + stroke(`M${hx} ${hy}L${ix} ${iy}`, metal, 6, { 'stroke-linecap': 'round' })
    )
  })
  return (
    polygon(
      [
        onSideWall('left', 1.74, 0),
        onSideWall('left', 1.04, 0),
        onSideWall('left', 1.04, 0.03),
        onSideWall('left', 1.74, 0.03),
      ],
      darken(front, 0.6),
    ) + doors.join('')
  )
}

export function drawFridge(scene: Scene, palette: Palette): string {
  const body = scene.light.tone(palette.cabinet === '#f2f0ec' ? '#c9ced0' : '#e6e4df')
  return (
    rect(
      1100,
      196,
      180,
      504,
      scene.define.linear(
        [
          [0, lighten(body, 0.2)],
          [0.5, body],
          [1, darken(body, 0.16)],
        ],
        'across',
      ),
      { rx: 6 },
    ) +
    rect(1100, 410, 180, 4, darken(body, 0.4)) +
    rect(1116, 300, 8, 90, darken(body, 0.45), { rx: 4 }) +
    rect(1116, 430, 8, 120, darken(body, 0.45), { rx: 4 }) +
    drawFootShadow(scene, 1190, 702, 210, 7)
  )
}
