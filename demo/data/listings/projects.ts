import { createRandom, type Random } from '#demo/data/random/random.ts'
import { addressOn, type AddressBook, type DemoAddress } from '#demo/data/addresses/address-book.ts'
import type { Home } from '#demo/data/homes/home.ts'
import type { PlaceProfile, PlaceZone } from '#demo/data/places/demo-place.ts'
import { drawOffice, type OfficeChoice } from '#demo/data/people/office-choice.ts'
import type { DemoOffice } from '#demo/data/people/offices.ts'

/** A building whose apartments its developer sells new: one street number, one agency, one façade. */
export type DemoProject = {
  name: string
  streetIndex: number
  building: number
  office: DemoOffice
  facadeSeed: number
}

/** How many buildings go up in a place of each kind at most. */
const mostProjects: Readonly<Record<PlaceZone, number>> = {
  cbd: 4,
  inner: 3,
  middle: 2,
  outer: 1,
  regionalCity: 1,
  town: 0,
  village: 0,
}

/** A project once stood at a drawn point; what is drawn after it stays as it was. */
const DRAWS_FOR_A_POINT = 2

/** With fewer homes for sale to each, a building would have hardly more than one apartment on the market. */
const SALES_FOR_A_PROJECT = 16

/** Which share of the apartments for sale in a place with projects belongs to one of them. */
export const SHARE_OF_NEW_APARTMENTS = 0.4

const names =
  `Acacia, Alder, Alto, Ambrose, Banksia, Beacon, Birch, Boronia, Bower, Calla, Callistemon, Cedar, Clement, Coppice, Correa,
  Darling, Dianella, Elara, Ember, Everly, Fable, Fern, Finch, Grevillea, Hakea, Halcyon, Haven, Heron, Indigo, Ivory, Jarrah, Juniper,
  Kauri, Kite, Lark, Linden, Lumen, Magnolia, Marlowe, Melaleuca, Meridian, Mulberry, Myrtle, Nash, Oakmere, Opal, Orchard, Osprey,
  Pandanus, Parkline, Petrel, Quay, Quince, Rosella, Saffron, Sable, Senna, Solace, Tallow, Tamar, Teal, Thorne, Umber, Verdure, Waratah,
  Willow, Wren, Yarra Bend, Zinnia`
    .split(',')
    .map((name) => name.trim())
const kinds = ['Apartments', 'Residences', 'House', 'on {street}', 'Gardens', 'Place'] as const

/** The projects of a place, the same for the same seed. */
export function projectsOf(
  seed: string,
  { place, zone }: PlaceProfile,
  { streets }: AddressBook,
  offices: OfficeChoice,
  homesForSale: number,
): DemoProject[] {
  const random = createRandom(seed, 'projects', place.uri)
  const count = Math.min(mostProjects[zone], Math.floor(homesForSale / SALES_FOR_A_PROJECT))
  const sites = random.shuffled([...streets.keys()].filter((index) => streets[index]?.isRural === false))
  const words = random.shuffled(names)
  return sites.slice(0, count).map((streetIndex, index) => {
    const project = {
      name: `${words[index] ?? place.name} ${random.pick(kinds).replace('{street}', streets[streetIndex]?.name ?? '')}`,
      streetIndex,
      building: random.whole(4, 220),
      office: drawOffice(random, offices),
      facadeSeed: random.whole(0, 0xffff_ffff),
    }
    random.skip(DRAWS_FOR_A_POINT)
    return project
  })
}

const MOST_ON_FLOOR = 40

/** A free apartment of a project, on the home's own floor. */
export function addressInProject(random: Random, home: Home, project: DemoProject, book: AddressBook): DemoAddress {
  const street = book.streets[project.streetIndex]
  if (street === undefined) throw new Error('A project needs a street')
  const level = home.level ?? 0
  for (let door = random.whole(1, 12), attempt = 0; attempt < MOST_ON_FLOOR; attempt += 1, door += 1) {
    const unit = level === 0 ? `G${String(door).padStart(2, '0')}` : `${level}${String(door).padStart(2, '0')}`
    const streetAddress = `${unit}/${project.building} ${street.name}`
    if (book.taken.has(streetAddress)) continue
    book.taken.add(streetAddress)
    return addressOn(book, project.streetIndex, streetAddress, home)
  }
  throw new Error(`Too many apartments on level ${level} of ${project.name}`)
}
