import { readTopic } from './topic-lines.ts'

export const nightlife = readTopic({
  good: [
    'Bars, [a band room|live music|trivia], [late <dish>|an old pub with character], [walk home after|no cab fare], [young me is jealous|still go at fifty].',
    '{?street1}{street1} on a <day> is [buzzing|great fun|packed in a good way], [small bars|wine bar upstairs|DJs and <dish>], [home in <mins> minutes].',
    'There is [always a gig|something on every <day>|comedy, bands, drag], [you won’t be bored|best scene in {city}|bring ear plugs and cash].',
    'The pub [has <nice> beers|does bands on <day>|is a proper local], [kids till eight|dogs in the courtyard|meat raffle even].',
    'Went out on a <day>, [met half of {suburb}|home at <late>|cheap night], [that’s what I moved for|love it].',
    '{?near1}And {near1} is [a stumble|a short walk] away [if you want more|for dancing|when ours shuts].',
    '{?coastal}Sunday sessions [by the water|at the surf club], [sunset, band, <dish>|sandy feet], [hard to beat|then nana nap].',
    '{?regionalCity}For a regional place [good gigs|decent bars|a real cinema], [touring bands stop here|the theatre is <nice>|we don’t miss {city}].',
  ],
  mixed: [
    'A pub, [a bowlo|a club], [trivia on <day>|band once a month], [enough at my age|tame|does me].',
    '{?metro}Nights out mean [{near1}|the city|a cab], [not far|<wait> minutes home|fine, it’s quiet here].',
    'The local is [friendly|fine], [pokies took the front bar|sticky carpet|TAB crowd], [beer garden saves it|go on <day>].',
    'Two bars [opened|started up] <lately>, [about time|neighbours complain already|one will last].',
    '{?inner}Lively [till <late>|on <weekend>], [lockouts killed the rest|new flats complain|getting quieter].',
    '{?country}Footy club [after the game|on Saturday], [that’s the nightlife|cheap cans|everyone’s there], [can be a good night].',
  ],
  bad: [
    'Nightlife? [What nightlife|Ha ha|You’re kidding], [streetlights off by <late>|the servo is the hotspot|possums only].',
    'Everything’s shut by <late>, [under thirty you’ll go mad|great if you’re seventy|bring books], [we host at ours|I go to {city}].',
    '{?near1}Young people [leave|drive to {near1}|catch the train out] on <weekend>, [nothing for them|taxi home is <wait> dollars|I get it].',
    'Just [a pokies barn|a sad sports bar|the RSL], [no music|nothing live], [<day> karaoke at best|could be so much better].',
    '{?country}One pub, [same <num> blokes|kitchen shuts at <late>|same jokes], [love it or leave it|single life is hard here].',
    '{?cbd}Since the [lockouts|rents went up] it’s [chains and cocktails at <wait> bucks|dead after <late>|all office drinks], [used to be great|sad].',
  ],
})
