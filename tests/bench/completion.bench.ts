import { createRandom } from '#demo/data/random/random.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { complete } from '#domain/locations/completion/complete.ts'
import { buildCompletionIndex, type CompletionPlace } from '#domain/locations/completion/completion-index.ts'

// As many names as the whole country has: the places four times over, three of them with another beginning.
const places = gazetteerPlaces().flatMap((place) =>
  ['', 'Upper ', 'Old ', 'Lake '].map((beginning): CompletionPlace => {
    return { ...place, uri: `${beginning}${place.uri}`, name: `${beginning}${place.name}`, kind: 'suburb' }
  }),
)
const began = performance.now()
const index = buildCompletionIndex(places)
const built = performance.now() - began

const random = createRandom('completion bench')
const partialName = (): string => {
  const { name } = random.pick(places)
  return name.slice(0, random.whole(1, name.length)).toLowerCase()
}
const withError = (text: string): string => {
  const at = random.whole(0, text.length)
  return `${text.slice(0, at)}${random.pick([...'aeinorst'])}${text.slice(at + random.whole(0, 1))}`
}
const kinds: Record<string, () => string> = {
  'a partial name': partialName,
  'a partial name with a typing error': () => withError(partialName()),
  'a name and a state': () => {
    const { name, stateCode } = random.pick(places)
    return `${name} ${stateCode}`
  },
  'a postcode': () => random.pick(places).postcode?.slice(0, random.whole(1, 4)) ?? '',
}

console.log(`${places.length} names, index built in ${built.toFixed(0)} ms; milliseconds for one query, 2,000 each\n`)
console.log('| typed | p50 ms | p95 ms | slowest ms |\n|---|---|---|---|')
for (const [kind, typed] of Object.entries(kinds)) {
  const queries = Array.from({ length: 2200 }, typed)
  const times = queries
    .map(timeOf)
    .slice(200)
    .toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
  console.log(`| ${kind} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
}

function timeOf(query: string): number {
  const start = performance.now()
  complete(index, query)
  return performance.now() - start
}
