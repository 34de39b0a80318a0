import { readTopic } from './topic-lines.ts'

export const safety = readTopic({
  good: [
    'Feels safe, [I walk home at <late>|my daughter jogs at dusk|we forget to lock up], [never had trouble|<num> years without an incident|touch wood].',
    '<who> <wave>, [so you feel looked after|nothing goes unnoticed|better than an alarm], [proper neighbourhood|rare these days].',
    'Left the garage open [all night|for a weekend], [nothing gone|neighbour closed it|got a text from next door].',
    'As a woman living alone I [feel okay here|never think twice|sleep well], [well lit|people about|good neighbours either side].',
    'Parcels [stay on the porch|get taken in next door], bikes [stay put|don’t vanish], [says it all|wish that was everywhere|country manners].',
    '{?street1}Even around {street1} [late|on a <day> night] it’s [fine|calm|people walking dogs], [no dramas|I wouldn’t worry].',
    'We lost the {dog} once and [<num> people rang|had him back in an hour|the whole street searched], [that kind of place|enough said].',
    'Had <num> [prams|phones|wallets] handed in, [honest bunch|faith in humanity|no joke].',
    '{?country}Nobody [locks a ute|locks the back door], [I still do|city habit], [the cop knows everyone|gossip is the alarm].',
    'My mum is [eighty|seventy-eight|eighty-four] and [walks to the <shop>|lives alone here|refuses to leave], [people check on her|<who> <wave>].',
    'Quiet, [well lit|eyes on the street], [rarely hear of break-ins|police page is boring|neighbourhood watch has nothing to do].',
  ],
  mixed: [
    'Safe enough, [lock the car|usual common sense|bring the bikes in], [a break-in <num> years ago|some car stuff|nothing violent].',
    'It has a [reputation|name], [mostly outdated|half deserved|from the nineties], [I’ve been fine|stick to lit streets|kids are polite here].',
    '{?station}Around the station [after <late>|late] it’s [a bit sketchy|lively|not great], [a block on it’s fine|I take the long way|never had trouble though].',
    '{?street1}{street1} end [is rougher|gets hoons], [our end is fine|we’re at the other], [pick your street|ask around].',
    'Kids on [e-bikes|trail bikes|scooters], [more annoying than dangerous|graffiti, letterboxes|bored not bad], [needs a youth centre|police come when they come].',
    'Some [car break-ins|mail theft|porch pirates] <lately>, [get a camera|everyone has cameras now|happens all over].',
    'There are characters, [harmless|you get to know them|most say g’day], <think> [it’s part of it|fine|live and let live].',
  ],
  bad: [
    'Car [broken into|keyed|gone] <num> times [in a year|since we came|out the front], [police gave me a number|insurance up|wouldn’t park outside].',
    'I [don’t walk alone|avoid the shops|take a cab] after <late>, [shouting, fights|drugs about|seen too much], [others may differ|sorry but true].',
    '{?street1}Watch out around {street1}, [<loud>, yelling|someone tried the door|deals in daylight], [<day> nights worst|reported it, nothing].',
    'Break-ins [on our street|every few weeks], [ours in <season>|next door twice|we got bars], [that’s not living|so we left|police are stretched].',
    'Hoons do [burnouts|laps] [till <late>|every <day>], [someone will get hurt|<council> sent a survey|rubber everywhere].',
    'Stolen: [bike, bike, mower|<num> parcels|the pot plants even], [who steals pot plants|bolt it down|camera shows hoodies].',
    'The dark [laneway|underpass|path] needs [lights|a camera], [told <council> <num> times|I run through it|near miss last <season>].',
    '{?station}Station at night is [no fun|grim], [staff gone by <late>|keep your keys handy|{partner} picks me up].',
  ],
})
