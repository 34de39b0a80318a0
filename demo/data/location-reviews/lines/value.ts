import { readTopic } from './topic-lines.ts'

export const value = readTopic({
  good: [
    '[You get|We got] [more house|more land|a proper backyard] for [the money|{price}|what a flat costs elsewhere], [simple as that|sheds included|room for the {dog}].',
    '{?rent}We pay {rent} a week for a <room>, [try that in {near1}|fair I reckon|mates pay far more], [landlord is decent too|no rises so far|with a garden].',
    '{?near1}Same [commute|beach|school zone] as {near1} [for a lot less|minus the price tag|without the mortgage], [don’t tell anyone|shh|people are catching on].',
    'Value is [the big one|<nice>|why we came], [<reno> you can still afford|first home buyers take note|bought under budget].',
    'Prices have [gone up|moved] but [still fair|nothing like {near1}|you get space], [get in early|buy the <reno>].',
    'As a {job} on one income I [could buy here|got a foothold here|own something], [nowhere else in {city}|proud of that|took <num> years].',
    'Cheap [enough|rent|to live in], [<shop> is cheap|good op shops|kids’ <sport> is affordable], [more left for life|we save again].',
    'Rates are low, [parking is free|<sport> costs little|no strata], [adds up|we worked it out once|that matters].',
    '{?country}Sold a <room> in {city}, bought [five acres|a house and a shed|outright], [no mortgage|do the sums|best maths ever].',
    'Solid [builds|bones|old houses], [big blocks|wide blocks], [good prices|fair asking prices], <think> [it’s underrated|undervalued|there’s room to grow].',
  ],
  mixed: [
    'Not cheap, [not silly|but not crazy|nowhere is], you pay for [the location|the school|the trees], [fair enough|your call|we did].',
    '<cost> have [crept up|climbed|jumped] <lately>, [still below {near1}|like everywhere|wages haven’t], [we’re locked in|glad we bought].',
    '{?rent}{rent} for a <room> is [about normal|what it costs now|fair-ish], [condition varies|ask about heating|check for mould].',
    'Houses [dear|out of reach], units [okay|fair|good buying], [strata <num> grand a year|check the strata|ours is solid].',
    'Good buy if [you renovate|you do the work yourself|you like <reno>], [done-up ones are silly money|trades are booked out|otherwise hmm].',
    'You’re paying [for the postcode|extra for the postcode|for the view], [some think it’s worth it|ask me in ten years|we split the difference].',
    'Bought [at the top|in the boom|in 2021], so [don’t ask|ask me later|value is relative], [still happy|the place itself is fine].',
  ],
  bad: [
    'You pay [{price}|a fortune|silly money] for [a dogbox|damp walls|original bathroom|a view of a fence], [madness|and queue for it|what are people thinking].',
    '{?rent}{rent} a week for a <room> with [mould|no heating|cracked windows], [take it or leave it|thirty at the inspection|landlord laughs].',
    '{?dear}Locals’ kids [can’t buy here|have all moved out|will never afford it], [sad really|empty nesters and bankers|it changes a place].',
    '{?near1}For the same you get [a whole house|twice the space|a garden] in {near1}, [do the maths|we did and left|just saying].',
    '<cost> [doubled|went up <wait> percent|are out of control], [nothing else improved|same pot holes|for what exactly].',
    'It’s [hype|all postcode|lipstick on a pig], [cheap builds|paper walls|cracked render], [<num> defects in ours|buyer beware|get an inspection].',
    'Strata [fees are eye-watering|is a circus|levies never stop], [<num> thousand a quarter|lift broken since <season>|read the minutes].',
    '{?cheap}Cheap for a reason, [resale is slow|you’ll find out|banks know too], [hard to sell|don’t expect growth].',
    'Insurance [tripled|is a shocker|quote made me cry], [ask before you bid|flood map|check it first], [nobody mentioned it|agents won’t say].',
  ],
})
