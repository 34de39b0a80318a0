import type { Line } from '#demo/data/texts/grammar.ts'
import { readPooled } from '#demo/data/posts/pools.ts'

type Points = { pros: readonly Line[]; cons: readonly Line[] }

/** A few words for or against a place, by topic. */
export const points = {
  quiet: {
    pros: readPooled([
      '[quiet|very quiet|peaceful|calm|dead quiet|quiet at night|quiet street|<bird> not traffic|hardly any traffic|you can hear the <bird>]',
    ]),
    cons: readPooled([
      '[noise|road noise|noisy|traffic noise|<loud>|<vehicle>|thin walls|building noise|plane noise|never quiet]',
    ]),
  },
  families: {
    pros: readPooled([
      '[great for kids|kid friendly|good schools|good primary|lots of families|kids on bikes|friendly school|good daycare|family street|walk to school]',
      '{?school}{school}',
    ]),
    cons: readPooled([
      '[nothing for teens|childcare waitlists|school zoning|no high school|few kids|not pram friendly|full classes|no youth centre|playground needs work]',
    ]),
  },
  transport: {
    pros: readPooled([
      '[easy commute|walkable|good buses|close to everything|bike paths|no traffic|easy parking|<mins> minutes to work|near the freeway|flat for cycling]',
      '{?station}[train station|walk to the train|good trains|close to the station|{cityMins} min to the city]',
      '{?tram}[tram at the corner|trams|good trams]',
    ]),
    cons: readPooled([
      '[parking|traffic|peak hour|no parking|bad parking|slow buses|need a car|few buses|one road out|parking on <weekend>|rat running]',
      '{?noStation}[no train|far from a station|no rail]',
      '{?street1}[traffic on {street1}|{street1} at peak hour]',
    ]),
  },
  food: {
    pros: readPooled([
      '[great food|<cuisine> food|good coffee|great cafes|the <dish>|the <shop>|local shops|Saturday market|good pub meals|cheap eats|the bakery]',
      '{?street1}[cafes on {street1}|shops on {street1}]',
    ]),
    cons: readPooled([
      '[no cafes|bad coffee|few shops|no supermarket|empty shops|nothing open late|boring food|dear groceries|lost our <shop>|no <shop>]',
    ]),
  },
  parks: {
    pros: readPooled([
      '[parks|green|leafy|<tree>|dog park|walking tracks|the creek|<bird>|big ovals|good playground|space for dogs|lots of shade]',
      '{?park}{park}',
      '{?beach}[{beach}|the beach|beach walks|morning swims]',
    ]),
    cons: readPooled([
      '[no trees|few parks|no shade|hot in summer|all concrete|no dog park|weeds|snakes in <season>|tired parks|dogs on lead]',
    ]),
  },
  value: {
    pros: readPooled([
      '[good value|affordable|fair rents|big blocks|cheap rent|space for the money|low rates|room to renovate|still affordable|more house]',
      '{?near1}[cheaper than {near1}|better value than {near1}]',
    ]),
    cons: readPooled([
      '[expensive|prices|rents|strata fees|overpriced|insurance|stamp duty ouch|dear for what it is|rising rents|council rates|cheap builds]',
    ]),
  },
  safety: {
    pros: readPooled([
      '[safe|feels safe|safe at night|good neighbours|neighbours look out|friendly people|well lit|community|low crime|honest people]',
    ]),
    cons: readPooled([
      '[break-ins|car theft|dark at night|hoons|safety at night|parcel theft|bike theft|some dodgy corners|graffiti|poor lighting]',
      '{?street1}[{street1} at night|around {street1} late]',
    ]),
  },
  nightlife: {
    pros: readPooled([
      '[nightlife|live music|good pubs|bars|small bars|the pub|trivia <day>|walk home from dinner|the bowlo|Sunday sessions]',
    ]),
    cons: readPooled([
      '[no nightlife|boring at night|dead after <late>|nothing for young people|pokies|one pub|quiet on weekends|no bars]',
    ]),
  },
} as const satisfies Record<string, Points>
