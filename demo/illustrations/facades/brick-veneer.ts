import { darken } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawGarageDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import {
  drawChimney,
  drawGutter,
  drawRidge,
  drawRoof,
  drawSolarPanels,
  roofTiles,
} from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { rect, stroke } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'

const palettes = [
  { brick: '#b4684c', roof: '#a5533e', trim: '#f7f3ea', door: '#36564d' },
  { brick: '#d3b48c', roof: '#8d4f3d', trim: '#fffaf0', door: '#6b3a34' },
  { brick: '#9c5f50', roof: '#5b5f66', trim: '#f2efe8', door: '#d1953f' },
  { brick: '#c98f6a', roof: '#7a5247', trim: '#ffffff', door: '#2f4d66' },
  { brick: '#e2cfb0', roof: '#b46a4a', trim: '#ffffff', door: '#47705f' },
  { brick: '#7b4e47', roof: '#46494f', trim: '#efe9dc', door: '#b5533e' },
] as const

/** The triple-fronted house: three stepped fronts, each under its own hip of tiles, and a garage at the side. */
export function drawBrickVeneer(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const tiles = roofTiles(scene, random, palette.roof)
  const bricks = brickwork(scene, random, palette.brick, '#d9cdbd', 0.8)
  const [left, right] = [random.whole(190, 230), random.whole(1390, 1430)]
  const steps = { back: 800, middle: 818, front: 838 }
  const eaves = 506
  const [porch, projecting] = [left + 250, left + 610]
  const wide = { frame: palette.trim, columns: 3, rows: 1, frameWidth: 9 }
  const building =
    drawChimney(scene, projecting - 40, 262, 66, 170, bricks) +
    hip(scene, left + 20, right - 40, eaves, 290, tiles, palette.roof, 210) +
    (random.chance(0.5) ? drawSolarPanels(scene, porch + 60, 352, 4) : '') +
    wall(scene, left, porch + 20, eaves, steps.middle, bricks) +
    garage(scene, left, eaves, steps.middle, palette.trim) +
    wall(scene, porch, projecting + 30, eaves, steps.back, bricks) +
    drawDoor(scene, random, projecting - 150, steps.back - 226, 104, 222, {
      colour: palette.door,
      frame: palette.trim,
      style: random.pick(['glazed', 'panelled']),
    }) +
    drawWindow(scene, random, porch + 44, eaves + 82, 132, 132, { ...wide, columns: 2 }) +
    drawLamp(scene, projecting - 176, steps.back - 160) +
    porchSlab(scene, porch, projecting, steps.back, steps.middle, palette.trim, eaves) +
    wall(scene, projecting, right, eaves, steps.front, bricks, 34) +
    pictureWindow(scene, random, projecting + 62, eaves + 72, palette.trim, wide) +
    drawWindow(scene, random, right - 186, eaves + 72, 128, 150, { ...wide, columns: 2 }) +
    hip(scene, projecting - 42, right + 42, eaves, 332, tiles, palette.roof, 176) +
    hip(scene, left - 40, porch + 44, eaves, 382, tiles, palette.roof, 128) +
    drawGutter(scene, left - 44, porch + 48, eaves - 2, palette.trim) +
    drawGutter(scene, projecting - 46, right + 46, eaves - 2, palette.trim) +
    drawGutter(scene, porch + 44, projecting - 42, eaves - 8, palette.trim)
  return {
    building,
    left: left - 10,
    right: right + 10,
    base: steps.front - 4,
    entrance: projecting - 98,
    garage: [left + 34, porch - 22],
    fences: ['brick', 'brick', 'hedge', 'none', 'none'],
    fenceColour: palette.trim,
    brick: palette.brick,
    pavings: ['concrete', 'brick'],
    distances: ['suburb', 'suburb', 'hills'],
    bedHeight: 66,
    backTrees: 600,
  }
}

function hip(
  scene: Scene,
  left: number,
  right: number,
  eaves: number,
  top: number,
  tiles: string,
  colour: string,
  run: number,
): string {
  const [from, to] = [left + run, Math.max(left + run + 6, right - run)]
  return (
    drawRoof(
      scene,
      [
        [left, eaves],
        [from, top],
        [to, top],
        [right, eaves],
      ],
      tiles,
    ) +
    drawRidge(scene, [left, eaves], [from, top], colour, 8) +
    drawRidge(scene, [right, eaves], [to, top], colour, 8) +
    drawRidge(scene, [from, top], [to, top], colour)
  )
}

function wall(
  scene: Scene,
  left: number,
  right: number,
  top: number,
  base: number,
  bricks: string,
  eaves = 44,
): string {
  return (
    drawWall(scene, left, top, right - left, base - top, bricks, eaves) +
    rect(left, base - 34, right - left, 34, scene.light.shadow, { opacity: 0.12 }) +
    rect(right - 3, top, 5, base - top, scene.light.shadow, { opacity: 0.3 })
  )
}

function garage(scene: Scene, left: number, eaves: number, base: number, trim: string): string {
  return (
    drawGarageDoor(scene, left + 40, eaves + 84, 180, base - eaves - 84, trim) +
    drawShadow(scene, left, eaves + 8, 250, 40)
  )
}

function porchSlab(
  scene: Scene,
  left: number,
  right: number,
  back: number,
  base: number,
  trim: string,
  eaves: number,
): string {
  const slab = scene.light.tone('#c9c0b4')
  const post = scene.light.tone(trim)
  const rail = `M${left + 196} ${eaves + 6}v${back - eaves - 6}M${left + 206} ${eaves + 6}v${back - eaves - 6}M${left + 196} ${eaves + 60}q5 12 10 0M${left + 196} ${back - 70}q5 -12 10 0`
  return (
    drawShadow(scene, left, eaves + 4, right - left, 120) +
    rect(right - 34, eaves, 40, back - eaves, scene.light.shadow, { opacity: 0.26 }) +
    rect(left + 20, back - 6, right - left, base - back + 18, slab) +
    rect(left + 20, back + 4, right - left, base - back + 8, darken(slab, 0.3)) +
    stroke(rail, post, 5)
  )
}

function pictureWindow(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  trim: string,
  look: { frame: string; columns: number; rows: number; frameWidth: number },
): string {
  return (
    rect(x - 15, y - 14, 330, 204, scene.light.tone(trim)) +
    drawWindow(scene, random, x, y, 300, 176, { ...look, columns: 3 })
  )
}
