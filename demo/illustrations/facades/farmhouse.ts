import { drawBed, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import {
  corrugatedIron,
  drawChimney,
  drawGroundShadow,
  drawGutter,
  drawRidge,
  drawRoof,
} from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { path, rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'
import { brickwork, drawShadow, drawWall, stonework, weatherboards } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import { drawCountryScene, drawStock, drawTrack, drawWaterTank, drawWindmill } from './country-scene.ts'
import { drawPosts, drawSteps, drawTimberFloor } from './verandah.ts'

const palettes = [
  { wall: '#f2ebdc', trim: '#ffffff', roof: '#9aa4a6', door: '#7b3a34', isStone: false },
  { wall: '#c9a982', trim: '#f6efe0', roof: '#8b5547', door: '#3f5a4c', isStone: true },
  { wall: '#dfe5e0', trim: '#ffffff', roof: '#566770', door: '#b5643f', isStone: false },
  { wall: '#b99872', trim: '#efe6d4', roof: '#a3aaa8', door: '#2f4257', isStone: true },
  { wall: '#efe2bf', trim: '#fffaf0', roof: '#9c4f41', door: '#36544a', isStone: false },
] as const

/** A homestead in its paddocks: bull-nosed verandah on all sides, iron roof, tank, wind pump and a few head of stock. */
export function drawFarmhouse(scene: Scene): string {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, right, base] = [random.whole(290, 340), random.whole(1190, 1250), 800]
  const middle = (left + right) / 2
  const planting = pickPlanting(random, scene.stateCode)
  const trees = scene.random.fork('trees')
  const tree = (x: number, y: number, height: number) =>
    drawTree(scene, trees, trees.chance(0.65) ? 'gum' : pickTree(trees, scene.stateCode), x, y, height)
  const middleGround =
    drawStock(scene, scene.random.fork('stock'), 748, 150, 290) +
    drawStock(scene, scene.random.fork('more stock'), 752, 1330, 1590) +
    drawWindmill(scene, trees, trees.between(1440, 1520), 760, 330) +
    tree(left - 150, 762, 420) +
    tree(right + 40, 768, 500) +
    drawTrack(scene, base - 4, middle, 1020) +
    drawGroundShadow(scene, left - 60, right + 60, base) +
    drawWaterTank(scene, right + 74, base + 4) +
    drawHouse(scene, left, right, base, palette) +
    drawBed(scene, scene.random.fork('bed'), planting, left - 70, middle - 130, base + 8, 60) +
    drawBed(scene, scene.random.fork('bed two'), planting, middle + 130, right + 70, base + 8, 60) +
    tree(trees.between(60, 120), 930, 660)
  return drawCountryScene(scene, { base, middle: middleGround, front: '', distance: 'paddocks', hasFence: true })
}

function drawHouse(
  scene: Scene,
  left: number,
  right: number,
  base: number,
  palette: (typeof palettes)[number],
): string {
  const random = scene.random.fork('rooms')
  const iron = corrugatedIron(scene, palette.roof, 14)
  const [eaves, floor, top] = [506, base - 26, 322]
  const middle = (left + right) / 2
  const wall = palette.isStone ? stonework(scene, random, palette.wall) : weatherboards(scene, palette.wall, 18)
  const bricks = brickwork(scene, random, '#a45c47', '#d8cab8', 0.6)
  const window = { frame: palette.trim, columns: 2, rows: 2, frameWidth: 8 }
  return (
    drawChimney(scene, left + 190, top - 76, 62, 150, bricks) +
    drawChimney(scene, right - 250, top - 76, 62, 150, bricks) +
    drawRoof(
      scene,
      [
        [left - 4, eaves],
        [left + 170, top],
        [right - 170, top],
        [right + 4, eaves],
      ],
      iron,
    ) +
    drawRidge(scene, [left + 170, top], [right - 170, top], palette.roof) +
    drawRidge(scene, [left + 170, top], [left - 4, eaves], palette.roof, 7) +
    drawRidge(scene, [right - 170, top], [right + 4, eaves], palette.roof, 7) +
    drawWall(scene, left + 10, eaves, right - left - 20, floor - eaves, wall, 0) +
    repeat(4, (index) => {
      const x = left + 70 + index * ((right - left - 240) / 3)
      return Math.abs(x + 50 - middle) < 110 ? '' : drawWindow(scene, random, x, eaves + 86, 100, 138, window)
    }) +
    drawDoor(scene, random, middle - 54, floor - 218, 108, 218, {
      colour: palette.door,
      frame: palette.trim,
      style: 'panelled',
      hasFanlight: true,
    }) +
    drawLamp(scene, middle + 94, floor - 140) +
    drawTimberFloor(scene, left - 70, right + 70, floor, base, bricks) +
    drawSteps(scene, middle, floor, base + 4, 170) +
    drawShadow(scene, left + 10, eaves + 4, right - left - 20, 170) +
    bullnose(scene, left, right, eaves, iron) +
    drawGutter(scene, left - 92, right + 92, eaves + 56, palette.trim, 11) +
    drawPosts(scene, {
      left: left - 80,
      right: right + 80,
      top: eaves + 66,
      floor,
      colour: palette.trim,
      bays: 7,
      hasFrieze: palette.isStone,
    })
  )
}

function bullnose(scene: Scene, left: number, right: number, eaves: number, iron: string): string {
  const shape = `M${left - 8} ${eaves - 4}H${right + 8}Q${right + 84} ${eaves + 8} ${right + 94} ${eaves + 60}H${left - 94}Q${left - 84} ${eaves + 8} ${left - 8} ${eaves - 4}Z`
  const { light, define } = scene
  return (
    path(shape, iron) +
    path(
      shape,
      define.linear([
        [0, light.sun.colour, 0.34],
        [0.45, light.sun.colour, 0.04],
        [1, light.shadow, 0.42],
      ]),
    ) +
    rect(left - 8, eaves - 8, right - left + 16, 7, darken(light.tone('#8d9698'), 0.3), { opacity: 0.6 })
  )
}
