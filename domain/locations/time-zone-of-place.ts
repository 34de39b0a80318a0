import { type StateCode, stateCodes, states } from '../lookups/states.ts'

/** Suburbs that keep another time than their state, as the tz database and the signs along the Eyre Highway have it. */
const zoneOfSuburb: Readonly<Record<string, string>> = {
  'broken-hill-nsw-2880': 'Australia/Broken_Hill',
  'south-broken-hill-nsw-2880': 'Australia/Broken_Hill',
  'broken-hill-north-nsw-2880': 'Australia/Broken_Hill',
  'broken-hill-west-nsw-2880': 'Australia/Broken_Hill',
  'silverton-nsw-2880': 'Australia/Broken_Hill',
  'lord-howe-island-nsw-2898': 'Australia/Lord_Howe',
  'norfolk-island-nsw-2899': 'Pacific/Norfolk',
  'caiguna-wa-6443': 'Australia/Eucla',
  'cocklebiddy-wa-6443': 'Australia/Eucla',
  'madura-wa-6443': 'Australia/Eucla',
  'mundrabilla-wa-6443': 'Australia/Eucla',
  'eucla-wa-6443': 'Australia/Eucla',
  'border-village-sa-5690': 'Australia/Eucla',
  'christmas-island-wa-6798': 'Indian/Christmas',
  'home-island-cocos-keeling-islands-wa-6799': 'Indian/Cocos',
  'west-island-cocos-keeling-islands-wa-6799': 'Indian/Cocos',
  'macquarie-island-tas-7151': 'Antarctica/Macquarie',
}

const suburbs = Object.entries(zoneOfSuburb)

/** The codes of states and the uris of suburbs with their zone; that of a suburb counts before that of its state. */
export const zonesByStateOrSuburb: readonly (readonly [stateOrSuburb: string, timeZone: string])[] = [
  ...stateCodes.map((code) => [code, states[code].timeZone] as const),
  ...suburbs,
]

/** Every zone that some place keeps. */
export const timeZonesOfPlaces: readonly string[] = [...new Set(zonesByStateOrSuburb.map(([, timeZone]) => timeZone))]

/** The IANA time zone of a suburb, of a street or of a listing (uri or path), whose uris end in that of their suburb; of a region its state's. */
export function timeZoneOfPlace({ uri, stateCode }: { uri: string; stateCode: StateCode }): string {
  const name = uri.replace(/\/\d+$/, '')
  const own = suburbs.find(([suburb]) => name === suburb || name.endsWith(`-${suburb}`) || name.endsWith(`/${suburb}`))
  return own?.[1] ?? states[stateCode].timeZone
}
