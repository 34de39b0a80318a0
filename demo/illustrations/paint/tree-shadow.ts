import type { Scene } from './scene.ts'
import { ellipse } from './svg.ts'

/** The dark pool under a crown, drawn out away from the sun. */
export function castShadow({ light, define }: Scene, x: number, base: number, reach: number): string {
  const pool = define.radial([
    [0, light.shadow, light.shadowOpacity * 1.15],
    [0.7, light.shadow, light.shadowOpacity * 0.6],
    [1, light.shadow, 0],
  ])
  return ellipse(x + reach * 0.35, base + 3, reach * 1.1, Math.max(8, reach * 0.13), pool)
}
