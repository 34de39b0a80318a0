import { type Line, readLines } from '#demo/data/texts/grammar.ts'

/** Words that many lines choose from: `<nice>` in a line is one of them. */
const pools: Readonly<Record<string, string>> = {
  nice: 'lovely|great|really nice|good|beautiful|top|wonderful|terrific|ripper|very decent',
  fine: 'fine|good enough|all right|okay|decent|not bad|reasonable|perfectly adequate',
  bad: 'terrible|shocking|woeful|awful|a joke|hopeless|pretty ordinary|not good|poor|dreadful',
  very: 'very|really|pretty|so|seriously|properly|remarkably|quite',
  bit: 'a bit|a little|slightly|somewhat|a touch|kind of',
  lots: 'heaps of|lots of|plenty of|loads of|no shortage of|more than enough',
  folks:
    'young families|retirees|students|first home buyers|tradies|nurses|shift workers|young couples|people from interstate|downsizers|new arrivals|artists|old timers|dog people',
  dog: 'kelpie|cavoodle|staffy|greyhound|labrador|border collie|cattle dog|old beagle|whippet|jack russell|poodle|retriever|dachshund|blue heeler',
  bird: 'magpies|kookaburras|cockatoos|lorikeets|butcherbirds|wattlebirds|galahs|currawongs|black cockatoos|honeyeaters',
  tree: 'gum trees|jacarandas|plane trees|old figs|bottlebrushes|paperbarks|elms|peppercorns|ironbarks|lilly pillies',
  cuisine:
    'Thai|Vietnamese|Italian|Indian|Lebanese|Greek|Japanese|Turkish|Chinese|Nepalese|Korean|Malaysian|Mexican|Sri Lankan|Afghan|Ethiopian',
  shop: 'bakery|butcher|chemist|greengrocer|newsagent|bottle shop|hardware store|fish and chip shop|post office|op shop|hairdresser|bike shop|deli|barber|florist|laundromat|library',
  dish: 'banh mi|dumplings|pizza|laksa|souvlaki|schnitzel|kebabs|ramen|pho|fish and chips|sourdough|almond croissants|meat pies|charcoal chicken|falafel|biryani',
  mins: 'five|six|seven|eight|ten|twelve|15|18|20|10|12|a good 25',
  wait: '20|25|30|35|40|45|50|55',
  oclock: '5|6|7|7.30|8|8.30|9|10|11',
  early: '5|5.30|6|half past six|7|4.30|six|four',
  late: '8|8.30|9|half past nine|ten|nine|10',
  rush: '7.30|8|8.15|half past eight|five|5|5.30',
  home: 'five|5.30|six|half past five|the news',
  num: 'two|three|four|five|six|seven|eight|a dozen|nine',
  day: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  weekend: 'Saturday mornings|Sundays|weekends|Friday nights|Sunday afternoons|long weekends|Saturday nights',
  season: 'summer|winter|spring|autumn|January|July|the school holidays|December|February',
  sport: 'footy|cricket|netball|soccer|tennis|basketball|junior footy|little athletics|swimming|hockey|touch footy',
  play: 'swing set|flying fox|big slide|climbing frame|water play area|bike track|skate bowl|pump track|basketball ring|picnic shelter|rope climb|sandpit',
  vehicle: 'utes|hoons|trucks|delivery vans|motorbikes|leaf blowers|buses|garbage trucks|P-platers|tradies’ utes',
  loud: 'barking dogs|leaf blowers|sirens|helicopters|building sites|party houses|trail bikes|planes|drunk people|loud exhausts|early rubbish trucks',
  cost: 'rents|prices|council rates|strata fees|insurance premiums|groceries|what people pay|mortgages here',
  reno: 'original brick veneers|weatherboards|workers cottages|sixties units|new townhouses|old Queenslanders|fibro places|knock-down-rebuilds|display-home types|red brick flats',
  think:
    'I think|I reckon|in my view|if you ask me|for my money|as far as I can tell|to my mind|I’d say|from what I see',
  honest:
    'honestly|to be fair|in all honesty|truth be told|to be honest|being realistic|all things considered|fair’s fair',
  glad: 'glad|happy|relieved|grateful|pleased|chuffed|thankful',
  council: 'the council|our council|council',
  lately: 'lately|these days|nowadays|in the last year or two|of late|since the new estate|since covid|more and more',
  who: 'neighbours|locals|people|old neighbours|the people around us|everyone on our side|shopkeepers|other parents|dog walkers|most people',
  wave: 'say hello|wave|stop for a chat|know your name|look out for you|keep an eye on the place|bring your bins in|lend you a ladder|drop off lemons|mind your parcels',
  errand:
    'the chemist|milk and bread|a haircut|the post|a decent coffee|the doctor|school pick-up|a bottle of wine|takeaway|the gym',
  room: 'two bedder|three bedder|one bedder|granny flat|townhouse|top floor unit|old house|half house|share house|duplex',
  verdict: 'worth it|worth every cent|good value|the best move we made|no regrets|hard to beat|a keeper|home now',
  meh: 'overrated|not for everyone|an acquired taste|not what it was|a mixed bag|nothing special|hit and miss|up and down',
}

/** Where a sentence may pause or end, as its author likes. */
export const JOINT = '\u0001'

/** Reads lines with `<pool>` in them; throws on a pool that does not exist. */
export const readPooled = (lines: readonly string[]): Line[] => readLines(lines.map(withPools))

/** Sentences with a joint at each comma before a choice. */
export const readSentences = (lines: readonly string[]): Line[] =>
  readLines(lines.map((line) => withPools(line.replaceAll(', [', `${JOINT}[`))))

/** Words that mean the same to whoever says them. */
const synonyms: Readonly<Record<string, string>> = {
  because: 'because|since|as',
  nobody: 'nobody|no one',
  everybody: 'everybody|everyone',
  somebody: 'somebody|someone',
  anybody: 'anybody|anyone',
  near: 'near|close to|not far from',
  'moved here': 'moved here|came here|landed here|settled here',
  'looking for': 'looking for|after|trying to find|hoping for',
  'in the end': 'in the end|eventually|finally|after all that',
  always: 'always|usually|normally',
  'every day': 'every day|daily|each day',

  'what I liked': 'what I liked|what won us|the good thing',
  'like to know': 'like to know|love to know|like to hear|love to hear',
  'the house': 'the house|the place',
  started: 'started|began',
  'at least': 'at least|at the very least',
  although: 'although|even though|though',
  friends: 'friends|mates',
}
const SYNONYM = new RegExp(`\\b(?:${Object.keys(synonyms).join('|')})\\b(?![^<]*>)`, 'g')

const withPools = (text: string): string => poolsIn(text.replaceAll(SYNONYM, (word) => `[${synonyms[word] ?? word}]`))

const poolsIn = (text: string): string =>
  text.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const words = pools[name]
    if (words === undefined) throw new Error(`There is no pool ${name} for "${text}"`)
    return `[${words}]`
  })
