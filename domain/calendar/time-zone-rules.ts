type Offsets = { standard: Season; daylight?: Season }
type Season = { name: string; offset: string }

const eastern = { standard: { name: 'AEST', offset: '+1000' }, daylight: { name: 'AEDT', offset: '+1100' } }
const central = { standard: { name: 'ACST', offset: '+0930' }, daylight: { name: 'ACDT', offset: '+1030' } }

/** The zones of places (docs/product.md, section 16.7) with their names and offsets; those without daylight saving have one. */
const zones: Readonly<Record<string, Offsets>> = {
  'Australia/Sydney': eastern,
  'Australia/Melbourne': eastern,
  'Australia/Hobart': eastern,
  'Australia/Brisbane': { standard: eastern.standard },
  'Australia/Adelaide': central,
  'Australia/Broken_Hill': central,
  'Australia/Lord_Howe': { standard: { name: 'LHST', offset: '+1030' }, daylight: { name: 'LHDT', offset: '+1100' } },
  'Australia/Eucla': { standard: { name: 'ACWST', offset: '+0845' } },
  'Pacific/Norfolk': { standard: { name: 'NFT', offset: '+1100' }, daylight: { name: 'NFDT', offset: '+1200' } },
  'Indian/Christmas': { standard: { name: 'CXT', offset: '+0700' } },
  'Indian/Cocos': { standard: { name: 'CCT', offset: '+0630' } },
  'Antarctica/Macquarie': eastern,
  'Australia/Darwin': { standard: central.standard },
  'Australia/Perth': { standard: { name: 'AWST', offset: '+0800' } },
}

/**
 * A zone as a VTIMEZONE of iCalendar (RFC 5545), in the rules that hold since April 2008: daylight saving from the first
 * Sunday of October, 2 am standard time, to the first Sunday of April, 3 am daylight time. Null for another zone.
 */
export function timeZoneRules(timeZone: string): string | null {
  const offsets = zones[timeZone]
  if (offsets === undefined) return null
  const { standard, daylight } = offsets
  const seasons =
    daylight === undefined
      ? season('STANDARD', standard, standard, '20080101T000000')
      : [
          ...season('STANDARD', standard, daylight, '20080406T030000', 4),
          ...season('DAYLIGHT', daylight, standard, '20081005T020000', 10),
        ]
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...seasons, 'END:VTIMEZONE'].join('\r\n')
}

function season(kind: string, { name, offset }: Season, before: Season, start: string, month?: number): string[] {
  return [
    `BEGIN:${kind}`,
    `TZNAME:${name}`,
    `TZOFFSETFROM:${before.offset}`,
    `TZOFFSETTO:${offset}`,
    `DTSTART:${start}`,
    ...(month === undefined ? [] : [`RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=1SU`]),
    `END:${kind}`,
  ]
}
