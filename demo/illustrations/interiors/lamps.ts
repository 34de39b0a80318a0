import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, ellipse, line, path, polygon, rect, round } from '#demo/illustrations/paint/svg.ts'

/** A hanging lamp on its cord from the ceiling. */
export function drawPendant(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  colour: string,
  style: 'dome' | 'globe' | 'drum',
): string {
  const shade = scene.light.tone(colour)
  const glow = scene.define.radial([
    [0, '#fff1c9', 0.7],
    [0.4, '#ffdc96', 0.22],
    [1, '#ffdc96', 0],
  ])
  const isLit = scene.light.moment === 'dusk' || scene.light.moment === 'golden'
  const body = {
    dome: () =>
      path(
        `M${round(x - size)} ${round(y)}a${round(size)} ${round(size * 0.9)} 0 0 1 ${round(size * 2)} 0Z`,
        scene.define.linear(
          [
            [0, lighten(shade, 0.26)],
            [1, darken(shade, 0.24)],
          ],
          'across',
        ),
      ) + ellipse(x, y, size, size * 0.13, isLit ? '#fff3cf' : lighten(shade, 0.4)),
    globe: () =>
      circle(x, y - size * 0.7, size * 0.72, isLit ? '#fff6dc' : scene.light.tone('#f7f4ee')) +
      circle(x - size * 0.2, y - size * 0.94, size * 0.2, '#ffffff', { opacity: 0.7 }),
    drum: () =>
      rect(
        x - size,
        y - size * 0.9,
        size * 2,
        size * 0.9,
        scene.define.linear(
          [
            [0, darken(shade, 0.1)],
            [0.4, lighten(shade, 0.3)],
            [1, darken(shade, 0.2)],
          ],
          'across',
        ),
        { rx: 4 },
      ) + ellipse(x, y, size, size * 0.1, isLit ? '#fff3cf' : lighten(shade, 0.3)),
  }
  return (
    line([x, 0], [x, y - size * 0.8], scene.light.tone('#3a3734'), 3) +
    (isLit ? circle(x, y, size * 3.2, glow) : '') +
    body[style]()
  )
}

/** A standing or table lamp with a linen shade. */
export function drawLampStand(scene: Scene, x: number, y: number, height: number, size: number): string {
  const isLit = scene.light.moment === 'dusk' || scene.light.moment === 'golden'
  const glow = scene.define.radial([
    [0, '#ffeec0', 0.75],
    [0.35, '#ffd98e', 0.26],
    [1, '#ffd98e', 0],
  ])
  const linen = isLit ? '#ffeec6' : scene.light.tone('#efe6d6')
  return (
    (isLit ? circle(x, y - height, size * 3.4, glow) : '') +
    ellipse(x, y, size * 0.6, size * 0.14, scene.light.tone('#4a4038')) +
    line([x, y], [x, y - height], scene.light.tone('#5b4a3c'), Math.max(5, size * 0.1)) +
    polygon(
      [
        [x - size * 0.55, y - height - size * 0.8],
        [x + size * 0.55, y - height - size * 0.8],
        [x + size * 0.85, y - height],
        [x - size * 0.85, y - height],
      ],
      scene.define.linear(
        [
          [0, darken(linen, 0.06)],
          [0.4, lighten(linen, 0.2)],
          [1, darken(linen, 0.14)],
        ],
        'across',
      ),
    )
  )
}
