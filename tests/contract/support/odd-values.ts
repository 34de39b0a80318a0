import fc from 'fast-check'

/** Texts that mean something to the world, so that odd values meet good ones. */
const knownTexts = [
  'fitzroy-vic-3065',
  'daylesford-vic-3460',
  'inner-melbourne-vic',
  'gore-street-fitzroy-vic-3065',
  'tallow-and-reed-fitzroy',
  'terraces-of-fitzroy',
  '/for-sale/fitzroy-vic-3065/real-estate',
  '/sold-properties/carlton-vic-3053?bedrooms=3&page=2',
  '/real-estate-agency/harbour-north-sydney/properties-for-sale',
  'rich',
  '3065',
  '11',
  '~wjeFcr{sZkC??kBjC??jB',
]

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'fitzroy\u0000',
  '\ud800',
  '\u202eyorztif',
  '👩‍👩‍👧‍👦',
  "'; drop table listing; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${1}{{1}}',
  'constructor',
  'NaN',
  '1e999',
  'a'.repeat(300),
  'ü'.repeat(5000),
  `/for-sale/${'x-'.repeat(5000)}`,
]

/** How a value is made: one that a visitor might ask with, or one that nobody would. */
export type Flavour = 'plain' | 'odd'

type Flavoured<Value> = Record<Flavour, fc.Arbitrary<Value>>

const oddTextValues = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

export const texts: Flavoured<string> = { plain: fc.constantFrom(...knownTexts), odd: oddTextValues }

const plainDays = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27', '2030-01-01', '1999-12-31')

const oddDays = fc.oneof(
  { weight: 4, arbitrary: plainDays },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2026-02-30', '0000-00-00', '0099-01-01', '9999-12-31', '20261120', 'today'),
  },
)

const knownNumbers = [0, 1, 2, 3, 5, 11, 20, 25, 60, 100, 101, 650, 1001, 1003, 1026, 2001, 3002, 10_000, 10_001]
const edges = [-1, -2_147_483_648, 2_147_483_647, 2_000_000_001]
const beyond = [2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 1e21, 1.5, -0]

export const days: Flavoured<string> = { plain: plainDays, odd: oddDays }

const plainNumbers = fc.constantFrom(1, 2, 3, 4, 5, 11, 15, 20, 650, 1001, 1003, 2001, 3002, 100_000, 1_500_000)

const oddNumbers = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...knownNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(...edges) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(...beyond) },
)

export const wholeNumbers: Flavoured<number> = { plain: plainNumbers, odd: oddNumbers }

const plainDecimals = fc.constantFrom(-37.8, -37.9, -37.7, 144.9, 145.1, 144.97, -33.9, 151.2, 12)

const oddDecimals = fc.oneof(
  { weight: 6, arbitrary: plainDecimals },
  { weight: 1, arbitrary: fc.constantFrom(-90, 90, 180, -180, 180.000001, -91, 1e300, -1e300, 5e-324) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)

export const decimals: Flavoured<number> = { plain: plainDecimals, odd: oddDecimals }

/** Any JSON, for a value of the wrong kind. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'text', 0, -1, 1.5, [], {}, [null], [[]], { length: 3 }),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__')),
)

/** When odd, once in a while something of another kind. */
export const perhapsWrong = <Value>(good: fc.Arbitrary<Value>, flavour: Flavour): fc.Arbitrary<unknown> =>
  flavour === 'plain' ? good : fc.oneof({ weight: 40, arbitrary: good }, { weight: 1, arbitrary: anything })

/** Short lists, and now and then one beyond every limit. */
export const lists = <Value>(item: fc.Arbitrary<Value>, flavour: Flavour): fc.Arbitrary<Value[]> =>
  flavour === 'plain'
    ? fc.array(item, { maxLength: 3 })
    : fc.oneof(
        { weight: 15, arbitrary: fc.array(item, { maxLength: 4 }) },
        { weight: 1, arbitrary: fc.array(item, { minLength: 21, maxLength: 130 }) },
      )

/** The number from which all cases follow: FUZZ_SEED to repeat a run, else another one each time. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Cases from the seed of the run. */
const MOST_DRAWN = 100
const DRAWN_FOR_ONE_VALUE = 50
/** What is drawn does not depend on the database: the second run of the suite needs no more to see that it takes odd values alike. */
const DRAWN_ON_POSTGRESQL = 50

/** The cases that are the same in every run: what is expected of the outcomes must not hang on what was drawn. */
const SAME_SEED = 20_261_124
const SAME_CASES = 50

/** How many cases there are for a call that takes so many values, half of them plain, half odd: the more there is to combine the more. */
export function fuzzCases(valueCount: number): number {
  const drawn = Math.min(DRAWN_FOR_ONE_VALUE * Math.max(valueCount, 1), MOST_DRAWN)
  return SAME_CASES + (process.env.TEST_DATABASE_URL ? DRAWN_ON_POSTGRESQL : drawn)
}

type Outcomes = Record<string, number>

/**
 * Runs `outcomeOf` on as many values, some of them the same in every run, the others from the seed of this one. Answers how often
 * each outcome came: among all, and among those that are always the same.
 */
export async function runCases<Value>(
  values: fc.Arbitrary<Value>,
  cases: number,
  outcomeOf: (value: Value) => Promise<string>,
): Promise<{ all: Outcomes; ofSame: Outcomes; sameCount: number }> {
  const same = fc.sample(values, { seed: SAME_SEED, numRuns: SAME_CASES })
  const all: Outcomes = {}
  const ofSame: Outcomes = {}
  let asked = 0
  const property = fc.asyncProperty(values, async (value) => {
    const isSame = asked++ < same.length
    const outcome = await outcomeOf(value)
    for (const counted of isSame ? [all, ofSame] : [all]) counted[outcome] = (counted[outcome] ?? 0) + 1
  })
  await fc.assert(property, { numRuns: cases, seed: fuzzSeed, examples: same.map((value): [Value] => [value]) })
  return { all, ofSame, sameCount: same.length }
}

const CASE_MILLISECONDS = 5000

/** Rejects when an answer does not come within five seconds. */
export async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${CASE_MILLISECONDS} ms`)), CASE_MILLISECONDS)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
