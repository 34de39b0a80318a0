import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { Home, HomeStyle } from '#demo/data/homes/home.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import { isStacked } from '#demo/data/homes/rooms.ts'
import { type FacadeStyle, stylesOf } from '#demo/illustrations/facades/facade-styles.ts'
import type { IllustrationKind } from '#demo/illustrations/illustration-description.ts'
import { illustrationVersion, writeIllustrationIdentifier } from '#demo/illustrations/illustration-identifier.ts'
import { createRandom as createDrawingRandom } from '#demo/illustrations/paint/random.ts'
import { pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { capitalised, ordinalWord } from '#demo/data/texts/words.ts'
import type { DemoPhoto } from './listing-row.ts'

/** The gallery of a home: what it has and nothing else, the front first. */
export function drawPhotos(
  random: Random,
  home: Home,
  stateCode: StateCode,
  isShort: boolean,
  facadeOfProject?: number,
): DemoPhoto[] {
  const picture = (kind: IllustrationKind, caption: string) =>
    photo(
      kind,
      caption,
      home,
      stateCode,
      kind === 'facade' ? (facadeOfProject ?? facadeSeed(random, home, stateCode)) : seedOf(random),
    )
  const front = picture('facade', frontCaption(home))
  if (home.bedrooms === null) {
    const more = random.chance(0.5) ? [picture('facade', 'The land from the other side')] : []
    return [front, ...more]
  }
  const inside = insidePictures(home).map(([kind, caption]) => picture(kind, caption))
  const outside = outsidePictures(random, home).map(([kind, caption]) => picture(kind, caption))
  const [first, ...others] = outside
  const gallery = [front, ...inside.slice(0, 2), ...(first === undefined ? [] : [first]), ...inside.slice(2), ...others]
  return isShort ? gallery.slice(0, random.whole(2, 4)) : gallery
}

/** The plan of a home, two for one of several levels. */
export function drawFloorPlans(random: Random, home: Home, stateCode: StateCode): DemoPhoto[] {
  if (home.bedrooms === null || home.propertyType === 'Block_of_Units') return []
  return [photo('floorPlan', 'Floor plan', home, stateCode, seedOf(random))]
}

const seedOf = (random: Random): number => random.whole(0, 0xffff_ffff)

function photo(kind: IllustrationKind, caption: string, home: Home, stateCode: StateCode, seed: number): DemoPhoto {
  const isPlan = kind === 'floorPlan'
  const identifier = writeIllustrationIdentifier({
    kind,
    seed,
    propertyType: home.propertyType,
    stateCode,
    ...(isPlan
      ? { bedrooms: home.bedrooms ?? 0, bathrooms: home.bathrooms ?? 1, cars: Math.min(home.carSpaces ?? 0, 4) }
      : {}),
  })
  return { identifier, version: illustrationVersion, caption, width: pictureWidth, height: pictureHeight }
}

/** The façades that come nearest to a way of building. */
const facadesOf: Readonly<Partial<Record<HomeStyle, readonly FacadeStyle[]>>> = {
  tower: ['apartmentTower'],
  midRise: ['unitBlock'],
  walkUp: ['walkUpFlats'],
  artDecoFlats: ['walkUpFlats'],
  weatherboard: ['weatherboardCottage'],
  workersCottage: ['weatherboardCottage'],
  bungalow: ['weatherboardCottage'],
  federation: ['weatherboardCottage'],
  beachHouse: ['weatherboardCottage', 'midCentury'],
  stoneCottage: ['farmhouse', 'weatherboardCottage'],
  queenslander: ['queenslander'],
  tropical: ['queenslander'],
  postWar: ['queenslander', 'weatherboardCottage'],
  brickVeneer: ['brickVeneer'],
  projectHome: ['brickVeneer'],
  midCentury: ['midCentury'],
  contemporary: ['midCentury'],
  villa: ['villaUnit'],
  farmhouse: ['farmhouse'],
  homestead: ['farmhouse'],
}

/** A seed whose façade suits the style, where the drawings of this type and state have one that does. */
function facadeSeed(random: Random, home: Home, stateCode: StateCode): number {
  const wanted = facadesOf[home.style]
  const drawn = stylesOf(home.propertyType, stateCode)
  const first = seedOf(random)
  if (wanted === undefined || !drawn.some((style) => wanted.includes(style))) return first
  for (let seed = first, attempt = 0; attempt < 30; attempt += 1, seed = seedOf(random)) {
    // The drawing picks its style from the same stream.
    if (wanted.includes(createDrawingRandom(seed).fork('style').pick(drawn))) return seed
  }
  return first
}

function frontCaption(home: Home): string {
  if (home.bedrooms === null) return 'The land from the street'
  if (isRuralType(home.propertyType) || home.propertyType === 'Acreage') return 'The house and its surroundings'
  return isStacked(home) ? 'The building from the street' : 'The front from the street'
}

type Picture = readonly [IllustrationKind, string]

function insidePictures(home: Home): Picture[] {
  const bedrooms = home.bedrooms ?? 0
  const pictures: Picture[] = [
    ['living', home.bedrooms === 0 ? 'The main room' : 'Living room'],
    ['kitchen', 'Kitchen'],
  ]
  if (bedrooms > 0) pictures.push(['bedroom', bedrooms === 1 ? 'Bedroom' : 'Main bedroom'])
  pictures.push(['bathroom', 'Bathroom'])
  for (let number = 2; number <= Math.min(bedrooms, 4); number += 1) {
    pictures.push(['bedroom', `${capitalised(ordinalWord(number))} bedroom`])
  }
  if (home.extras.has('ensuite')) pictures.push(['bathroom', 'Ensuite'])
  if (home.extras.has('secondLiving') || home.features.has('rumpusRoom')) {
    pictures.push(['living', home.features.has('rumpusRoom') ? 'Rumpus room' : 'Second living area'])
  }
  return pictures
}

function outsidePictures(random: Random, home: Home): Picture[] {
  const { features, extras, landSize } = home
  const pictures: Picture[] = []
  if (features.has('pool')) pictures.push(['pool', extras.has('sharedPool') ? "Residents' pool" : 'Pool'])
  if (features.has('balcony')) pictures.push(['balcony', 'Balcony'])
  if (features.has('courtyard')) pictures.push(['garden', 'Courtyard'])
  else if (!isStacked(home) && (landSize ?? 0) >= 200)
    pictures.push(['garden', random.pick(['Garden', 'Back garden', 'Garden and lawn'])])
  return pictures
}
