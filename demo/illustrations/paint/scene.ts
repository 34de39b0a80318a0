import type { StateCode } from '#domain/lookups/states.ts'
import { createDefinitions, type Definitions } from './definitions.ts'
import { type Light, pickLight } from './light.ts'
import { createRandom, type Random } from './random.ts'
import { group, rect } from './svg.ts'
import { lettering } from './lettering.ts'

export const pictureWidth = 1600
export const pictureHeight = 1066

/** What every part of one drawing shares. */
export type Scene = {
  random: Random
  light: Light
  define: Definitions
  stateCode: StateCode
  /** Half of the outdoor scenes are turned left to right when they are finished. */
  isMirrored: boolean
}

/** The scene of a seed: its hour and its streams of chance. */
export function createScene(seed: number, stateCode: StateCode): Scene {
  const random = createRandom(seed)
  return {
    random,
    light: pickLight(random.fork('light')),
    define: createDefinitions(),
    stateCode,
    isMirrored: random.fork('mirror').chance(0.5),
  }
}

/** The finished SVG text; the caption is never mirrored. */
export function finishPicture(scene: Scene, content: string): string {
  const body = scene.isMirrored ? group(content, { transform: `translate(${pictureWidth} 0) scale(-1 1)` }) : content
  return svgDocument(scene.define, pictureWidth, pictureHeight, body + caption(pictureWidth, pictureHeight))
}

export function svgDocument(define: Definitions, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${define.toSvg()}${content}</svg>`
}

/** A sign within a scene, readable in a mirrored one too: drawn around `x`. */
export function drawSign(
  scene: Scene,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 2,
): string {
  const sign = lettering(text, 0, y, height, { colour, weight, tracking: 2, align: 'centre' })
  return group(sign, { transform: `translate(${x} 0)${scene.isMirrored ? ' scale(-1 1)' : ''}` })
}

/** The word "Illustration", small, in the lower right corner. */
export function caption(width: number, height: number, ink = '#ffffff'): string {
  const plate = ink === '#ffffff' ? rect(width - 172, height - 40, 172, 40, '#10131f', { opacity: 0.42 }) : ''
  return (
    plate +
    lettering('ILLUSTRATION', width - 156, height - 27, 13, { colour: ink, weight: 1.25, tracking: 1.8, opacity: 0.86 })
  )
}
