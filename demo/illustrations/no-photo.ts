import { mix } from './paint/colour.ts'
import { drawTreeline } from './paint/foliage.ts'
import { lettering } from './paint/lettering.ts'
import { pictureHeight, pictureWidth, type Scene } from './paint/scene.ts'
import { circle, rect, stroke } from './paint/svg.ts'

const papers = [
  { top: '#e9efe9', bottom: '#f6f2e9', ink: '#4f6f62' },
  { top: '#e8eef4', bottom: '#f4f2ec', ink: '#50677d' },
  { top: '#f4ebe2', bottom: '#faf5ec', ink: '#86614f' },
] as const

/** What stands where a listing has no photograph: a house in outline, waiting for its picture. */
export function drawNoPhoto(scene: Scene): string {
  const random = scene.random.fork('no photo')
  const { top, bottom, ink } = random.pick(papers)
  const pen = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return (
    rect(
      0,
      0,
      pictureWidth,
      pictureHeight,
      scene.define.linear([
        [0, top],
        [1, bottom],
      ]),
    ) +
    circle(1130, 330, 96, mix(bottom, '#f0c866', 0.35)) +
    drawTreeline(scene, random, -40, 1680, 760, 150, mix(top, ink, 0.16)) +
    rect(0, 752, pictureWidth, 320, mix(bottom, ink, 0.1)) +
    stroke('M520 752V470M1080 752V470M460 492L800 226L1140 492M936 330V240h62v138', ink, 9, pen) +
    stroke('M520 752H1080M420 752H460M1140 752h60M748 752V560h104v192', ink, 9, pen) +
    stroke('M582 540h104v104H582ZM634 540v104M582 592h104M914 540h104v104H914ZM966 540v104M914 592h104', ink, 7, pen) +
    stroke('M380 752q8 -52 44 -52t44 52M1150 752q6 -66 54 -66t54 66M1226 752q8 -40 36 -40t36 40', ink, 6, {
      ...pen,
      opacity: 0.6,
    }) +
    circle(832, 660, 7, ink) +
    lettering('NO PHOTO YET', pictureWidth / 2, 850, 32, { colour: ink, weight: 1.8, tracking: 5, align: 'centre' })
  )
}
