import { isFlatType } from '#demo/data/homes/rooms.ts'
import { drawFacade } from './facades/facade-styles.ts'
import type { IllustrationDescription, IllustrationKind } from './illustration-description.ts'
import { drawBalcony } from './interiors/balcony.ts'
import { drawBathroom } from './interiors/bathroom.ts'
import { drawBedroom } from './interiors/bedroom.ts'
import { drawGarden } from './interiors/garden.ts'
import { drawKitchen } from './interiors/kitchen.ts'
import { drawLivingRoom } from './interiors/living.ts'
import { drawPool } from './interiors/pool.ts'
import { drawNoPhoto } from './no-photo.ts'
import { caption, createScene, finishPicture, type Scene, svgDocument } from './paint/scene.ts'
import { drawLogo, logoSize } from './people/logo.ts'
import { drawPortrait, portraitSize } from './people/portrait.ts'
import { drawFloorPlan } from './plans/floor-plan.ts'

/**
 * The SVG text of an illustration, the same for the same description: 1600 × 1066, portraits and logos 1000 × 1000, each
 * marked "Illustration". Without a state it stands in Victoria, without a property type it is a house.
 */
export function drawIllustration(description: IllustrationDescription): string {
  const { kind, seed, initials = '' } = description
  if (kind === 'portrait') {
    const { content, define } = drawPortrait(seed)
    return svgDocument(define, portraitSize, portraitSize, content + caption(portraitSize, portraitSize))
  }
  if (kind === 'logo') {
    const { content, define } = drawLogo(seed, initials)
    return svgDocument(define, logoSize, logoSize, content + caption(logoSize, logoSize))
  }
  const scene = createScene(seed, description.stateCode ?? 'VIC')
  const canMirror = kind !== 'floorPlan' && kind !== 'noPhoto'
  const turned = { ...scene, isMirrored: scene.isMirrored && canMirror }
  return finishPicture(turned, drawings[kind](turned, description))
}

type Drawing = (scene: Scene, description: IllustrationDescription) => string

const drawings: Record<Exclude<IllustrationKind, 'portrait' | 'logo'>, Drawing> = {
  facade: (scene, { propertyType = 'House' }) => drawFacade(scene, propertyType),
  living: drawLivingRoom,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  garden: drawGarden,
  pool: drawPool,
  balcony: drawBalcony,
  floorPlan: (scene, { bedrooms = 3, bathrooms = 1, cars = 1, propertyType = 'House' }) =>
    drawFloorPlan(scene, { bedrooms, bathrooms, cars }, isFlatType(propertyType)),
  noPhoto: drawNoPhoto,
}
