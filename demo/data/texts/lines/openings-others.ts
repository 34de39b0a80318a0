import { readLines } from '#demo/data/texts/grammar.ts'

/** First sentences for what is neither a usual house nor an apartment, by kind. */
export const otherOpenings = {
  Block_of_Units: readLines([
    'A [complete|whole] block of {unitCount} self-contained units on one title: [opportunities like this|holdings like this] [seldom reach the market|come along once in a long while] in {suburb}.',
    '{unitCountCapital} units, one title and [a reliable income|a long record of steady tenants]: this {suburb} block [will interest|should appeal to] [the serious investor|anyone building a portfolio].',
    '[Held by one family for years|Tightly held and well kept], this block of {unitCount} units [offers|promises] [immediate income|a return from day one] and [scope to add value|room to improve].',
    'For [investors|owners with a long view], this freestanding block of {unitCount} units in {suburb} [combines|brings together] land, income and [choice|future potential].',
    'Live in one and [lease the rest|let the others pay their way]: a block of {unitCount} units [gives you choices|opens several doors] in {suburb}.',
  ]),
  Other: readLines([
    'Part [shopfront|studio], part home: this [characterful|versatile] {decade} [building|corner shop] offers {beds}, {baths} and [a street presence that businesses dream of|a room at the front for whatever you have in mind].',
    "Once the [corner store|local draper's], now a [home with a difference|flexible place to live and work], this {decade} building [keeps its shop window|still faces the street with pride].",
    '[Work downstairs and live behind|Live and work under one roof] in this {decade} former shop with {beds} and [surprising space|more space than the façade suggests].',
    'This [unusual|one-off] {suburb} property [joins|combines] a former shop with a {bedsAdj} residence, and [the possibilities are many|it suits people with ideas].',
  ]),
  Retirement: readLines([
    '[Friendly neighbours|Good company] and [a garden just the right size|as much privacy as you like]: this {bedsAdj} {home} [is one of the nicest in the village|is all about living well].',
    '{!rental}[Time to slow down|Less to do and more time to enjoy it]: this {bedsAdj} {home} in a [welcoming|well-run] over-55s village [makes the next move easy|is ready for its next owner].',
    'Set in a [friendly|leafy|settled] retirement village, this {bedsAdj} {home} offers [security|comfort], [company when you want it|a sense of community] and [very little upkeep|an easy-care life].',
    '{!rental}Downsize without [compromise|giving up your independence]: this [bright|comfortable] {bedsAdj} {home} [has room for the grandchildren to visit|keeps everything on one level].',
    '[The village bowls club|The community garden] is [around the corner|a short stroll away], and this {bedsAdj} {home} is [as easy as they come|freshly presented and ready].',
  ]),
  ServicedApartment: readLines([
    '{!rental}Furnished, [managed|professionally managed] and [ready to earn|ready for guests], this {bedsAdj} serviced apartment is [a hands-off way to own in {suburb}|an investment that asks little of you].',
    '[Hotel comforts|Housekeeping], [a front desk|a staffed foyer] and a {suburb} address: this {bedsAdj} serviced apartment [comes with everything but the work|makes travel, or investing, simple].',
    'This fully furnished {bedsAdj} serviced apartment [sits in the middle of|is moments from the best of] {suburb} and [suits the frequent visitor|is popular with business travellers].',
    'Arrive with a suitcase: the {home} is furnished [down to the teaspoons|to the last detail], and {suburb} [begins at the lift|is right outside].',
  ]),
  Alpine: readLines([
    '[First lifts|First tracks] in the morning, [a fire|warm boots] at night: this {bedsAdj} mountain home [is made for snow season|makes the most of the high country].',
    'In the high country at {suburb}, this {bedsAdj} lodge [sleeps a crowd|gathers everyone around one long table] and [has the drying racks to prove it|is a favourite in every season].',
    'Snow gums at the window and [the village on foot|the mountain at the door]: this {bedsAdj} alpine home [works all year|is as good in summer as in snow].',
    '[Ski in the winter, walk in the summer|Snow in July, wildflowers in January]: this {home} at {suburb} is [a base for every season|ready for both].',
    '[Mountain air|Clear air], [big views|bright days] and {beds}: the {home} [brings friends together|was built for company] at {suburb}.',
  ]),
  Warehouse: readLines([
    '[Steel, brick and a great deal of air|Brick walls, big windows and volume to spare]: this {bedsAdj} warehouse conversion [is nothing like its neighbours|has the kind of scale that cannot be faked].',
    'Built for [machines|industry] in the {decade} and now made for [people|living], this warehouse conversion in {suburb} [keeps its grit|wears its history proudly].',
    'Behind a [plain|rugged] brick façade in {suburb} lies [a surprise|something else entirely]: {beds} and a living space with [true volume|room to swing a cat, and then some].',
    'For those who find [ordinary apartments|ordinary houses] a little [flat|predictable], this {bedsAdj} warehouse conversion [answers with height and texture|is a breath of fresh air].',
  ]),
} as const
