import { isSlug, slugify } from '#domain/text/slug.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'

const LONGEST_NAME = 100
/** Control characters, those that turn the direction of writing, and halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** Whether a name of a suburb can be shown and makes a slug. */
export const isPlaceName = (name: string): boolean =>
  slugify(name) !== '' &&
  isSlug(suburbSlug({ name, stateCode: 'VIC', postcode: '0000' })) &&
  name.length <= LONGEST_NAME &&
  !invisible.test(name)
