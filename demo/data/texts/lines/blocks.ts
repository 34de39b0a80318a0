import { readLines } from '#demo/data/texts/grammar.ts'

/** What a block of units is like. */
export const blockLines = readLines([
  'Each unit has [two bedrooms, a bathroom and a kitchen|its own entrance, kitchen and bathroom], [with living space to the light|and a patch of outlook].',
  '{?decade}The building dates from the {decade} and [is of solid brick|has been maintained as a whole], [with a sound roof|and the plumbing has been attended to].',
  'Tenants [have tended to stay|stay for years], and [rents leave room to move|leases are in place].',
  '{?laundry}There is a shared laundry, [coin-free and clean|beside the drying yard].',
  '{?land}The building stands on {land}, [close to the services that tenants want|with lawn and drying space].',
  '{?parking}Parking [for each unit is on site|is never a problem]: {parking}.',
  'Outgoings are [modest|known and steady], and [figures are available on request|a schedule of rents can be had from {agentFirst}].',
  '[Strata subdivision|A change to separate titles] [may be possible|could be explored] (subject to council approval), [an upside that patient buyers will note|which adds another string].',
  'Improvements to [kitchens and floors|paint and lighting] [would lift the return|have been made in some units], [one unit at a time|as leases turn over].',
  '{?ceilingFans}The units have ceiling fans and [good cross-flow|sensible window placement].',
  'An inspection of [one or two units|the common areas and a sample unit] [can be arranged with notice|is welcome by appointment], [out of courtesy to the tenants|as all are occupied].',
  '[Buildings of this size|Blocks like this one] [are easy to manage|can be run by an owner or an agent], [with one set of rates and one insurance|and lenders understand them].',
])
