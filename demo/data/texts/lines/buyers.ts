import { readLines } from '#demo/data/texts/grammar.ts'

/** Whom a home for sale suits. */
export const buyerLines = readLines([
  '{?oneBed}[First-home buyers|Investors] and [those who travel for work|city professionals] will see the [appeal|sense in it] [at once|right away].',
  '{?flat}Tenants are [easy to find|never far away] in {suburb}, [a comfort if you plan to invest|which makes it an easy one to hold].',
  '{?flat}[As a first home, a base in town or an investment|To live in or to lease], it [is hard to fault|adds up nicely].',
  '{?flat}[Downsizers|Those moving from a larger house] will appreciate the [level access and low upkeep|light upkeep and the neighbours close by].',
  '{?twoBed}{!flat}A [first home|home to downsize to] with [little to do|nothing wasted], it will [suit couples, small families and investors alike|find a friend quickly].',
  '{?manyBeds}{!flat}Growing families [have room to settle in for the long run|will find that it grows with them].',
  '{?manyBeds}{!flat}[Upsizers|Second-home buyers], [families|parents] who want [space without a commute|a good school nearby], and anyone [who likes to entertain|with a dog] should [put it on the list|come through].',
  '{?fourBeds}{!flat}[Large families|Multi-generational households|Blended families], [people who work from home|families who host] and [keen entertainers|anyone short of space] will [see the possibilities|understand the value].',
  '{?original}{!flat}Renovate, extend or [start afresh|rebuild] (subject to council approval): [the choice is yours|there is value in all three].',
  '{?original}[Renovators|Buyers with vision] [do not often see|will know the worth of] [something this untouched|a blank canvas like this].',
  '{?renovated}With the work [already done|behind it], [you can unpack and enjoy it|the only job left is hanging pictures].',
  '{?isNew}{!newDevelopment}Being [almost new|of recent build], it will [ask little of you for years|keep maintenance bills small].',
  "{?newDevelopment}Construction [carries a full builder's warranty|is backed by the builder's warranty], and [depreciation benefits may appeal to investors|colours and finishes can still be chosen in some homes].",
  '{?newDevelopment}[Ask for the floor plans and the schedule of finishes|A schedule of finishes and floor plans are available]; [display viewings are by appointment|the display suite can be visited by appointment].',
  '{?singleLevel}{?wellKept}All on one level and [in good order|well kept], it suits [those at either end of the property ladder|anyone who prefers to avoid stairs].',
  '{?coastal}Keep it for [holidays, for good or for the holiday market|yourself or lease it to holidaymakers when you are away] (subject to local rules).',
  '{?village}{!flat}[Tree-changers|City leavers] and [locals alike|retirees] will [feel the pull|be tempted].',
  '{?town}{!flat}For [a family on the move to the country|locals upgrading] or [an investor after a solid return|a first-home buyer on a budget], it [stacks up|is well worth a look].',
  'It is the kind of home that [owners hold on to|does not come up every month], [which is why we suggest an early inspection|so do not leave it too long].',
  '{!newDevelopment}[Move in now and change things later|Live in it as it is], or [add your own touches over time|make plans over a few summers]: [there is no rush|it is ready either way].',
  '{!newDevelopment}Vendors [have enjoyed many happy years here|are moving on after happy years] and [now look forward to handing over the keys|hope the next owners will do the same].',
  '{?inner}[Homes in this part of {suburb}|Addresses like this one in {suburb}] [have always been in demand|are keenly sought], and [it is easy to see why|this one shows the reason].',
])

/** What the renter should know. */
export const renterLines = readLines([
  '{?petFriendly}Pets [are welcome on application|will be considered happily], [so bring the family in full|good news for dog and cat owners].',
  '{?petFriendly}[Your four-legged friend|A well-behaved pet] is [welcome here|as welcome as you are], [subject to application|on application].',
  '{?furnished}The {home} comes furnished, [from beds to saucepans|with quality pieces], [so moving in is quick|ideal for a relocation].',
  'A [twelve-month|long] lease is preferred, [and longer terms are possible|though other terms will be considered].',
  'The owner [looks after the property|keeps the place in good order] and [hopes for tenants who will feel at home|is happy with a long tenancy].',
  '{?flat}[Students, couples or a single professional|Professionals and couples] will find [everything they need|it easy to live in].',
  '{?manyBeds}[Sharers|Families] will find the rooms [well separated|fairly sized], [so everyone has some space|and nobody is left with the box room].',
  '[Applications are open|Applications may be made online] [after inspection|once you have been through], and [we answer quickly|we keep everyone informed].',
  "Water usage [is charged to the tenant|is payable by the tenant]; [rates are the owner's|everything else is covered by the owner, as usual].",
  '{?secureParking}[Secure parking and secure entry|Secure parking] [take one worry off the list|come with the lease].',
  '{?availableNow}It is vacant and [ready for you now|can be moved into as soon as your application is approved].',
  '{?availableLater}The present tenants [leave shortly|are moving on], so [register to see it|book an inspection early].',
  '{?yard}Lawn and garden [are easy to keep|need little more than a mower].',
])
