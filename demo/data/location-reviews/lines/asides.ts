import { readSentences } from '#demo/data/posts/pools.ts'

/** What is said of a place beside the topics: people, change, weather, small things. */
export const asides = {
  good: readSentences([
    '<who> here <wave>, [no airs|which I didn’t expect|took about a week], [people are the best part|makes all the difference].',
    'The <shop> [man|lady|girl] [calls everyone darl|knows my order|keeps one aside for us], [small thing|love that|only here].',
    '[First|Second] <day> here <who> brought [a cake|lemons|a casserole|zucchini], [so many zucchini|I nearly cried|we were hooked].',
    '{?street1}{street1} in <season> with the <tree> [is worth a photo|takes my breath|is a picture], [every year|I still stop|visitors gasp].',
    'Mix of [<folks> and <folks>|<folks>, <folks> and us], [works somehow|keeps it interesting|no snobs].',
    'You hear [<num> languages|Greek, Arabic, Vietnamese] at the <shop>, [food follows|kids grow up open|I like that].',
    'Lots of <reno>, [character|charm], [not yet ruined|heritage overlay helps|please keep it so].',
    '{?since}It’s [better|nicer|greener] than in {since}, [new <shop>|<council> woke up|<folks> moved in], [credit where due|still affordable-ish].',
    '{?coastal}Sea breeze at [three|four|lunch], [no aircon needed|cools the house|rust is the price].',
    '{?cool}Four proper seasons, [frost, fires, fog|woodsmoke in July], [get a heat pump|I love winter here|bring slippers].',
    '{?wetSeason}The wet is [wet|loud|magic], [frogs in the toilet|roof like drums], [you get used to it|green everywhere].',
    '{?hills}Hilly, [great views|strong legs|mind the driveway], [the {dog} is fit|skip the pram].',
    'Internet is [fibre|<fine>|quick], [phone has bars|working from home is easy|one outage since {since}].',
    'Doctor with [an opening|bulk billing even|no waiting list], <shop>, physio, [rare|all handy|I’m not joking].',
    'We did a street [party|garage sale|barbie] in <season>, [<num> houses joined|old mate on guitar|met everyone], [do it where you live].',
    '{?council}{council} [answers emails|fixed the footpath|runs a good tip shop], [shock horror|fair play|more than I expected].',
  ]),
  bad: readSentences([
    '<who> [keep to themselves|complain about everything|stare], [cold place|took it personally|not unfriendly, just busy].',
    '{?since}It was better in {since}, [before the towers|before the traffic|old <shop> and all], [everyone says that|maybe I’m old].',
    '<council> [is asleep|loves a consultation|takes the rates], [potholes, weeds|bins missed <num> times|footpath like a rollercoaster].',
    'Construction [dust|cranes|tradies parked over driveways] [since {since}|everywhere], [and <num> more approved|who’s it for|headache].',
    'Phone [reception is <bad>|drops out on calls], [one bar on the balcony|in this century|{job} working from home, fun].',
    'Doctors’ books [closed|are full], [<num> weeks for a script|we drive for a GP|emergency or nothing].',
    '{?coastal}Salt [eats everything|on every window], [third letterbox|car’s rusting|repaint each <num> years].',
    '{?wetSeason}Mould [on the shoes|in every cupboard], [dehumidifier runs all day|bring bleach|in the wet].',
    '{?cool}House is [freezing|an esky] from May, [single glazed|no insulation|<num> blankets], [heating bill ouch|landlord shrugs].',
    '{?street1}The [empty block|old servo|derelict <shop>] near {street1} [has been like that since {since}|attracts dumping|is an eyesore].',
    'Hard rubbish [on the nature strip|dumped] [all year|for months], [mattresses|rats came too|<council> blames renters].',
    'Everyone [drives an SUV|has two utes] and parks [on the footpath|across our drive|like it’s a hobby], [grrr|notes on windscreens].',
    'Too many [flats|dual occs|investors], [nobody stays|half empty|gardens gone], [lost its soul|that’s progress].',
  ]),
} as const
