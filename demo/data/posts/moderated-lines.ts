import { readPooled } from './pools.ts'

/** What staff hold or refuse: insults, links, details of people, advertisements. The names are of nobody. */
export const moderated = {
  insult: readPooled([
    'The [people|neighbours|landlords] [in|around] {place} are [idiots|morons|scum], [all of them|every last one|most anyway], [whoever you are at the end house|you know who you are].',
    'Bunch of [crooks|thieves] at [the <shop>|the real estate|{council}], [ripped us off|kept the bond|all the same].',
    'Whoever [parks across my drive|owns that <dog>] on {street1} is a [moron|dickhead] and [I’ll say it here|you can read it].',
    'What a [sh*t|f*cking] [suburb|place|street], [<loud>|<vehicle>] all night, [idiots everywhere|nobody cares].',
  ]),
  link: readPooled([
    'See [my photos|the full list|proof] at www.[mysuburb|streetwatch|ourblock|truthabout].example, [then decide|before you rent|you’ll be shocked].',
    'I put [everything|a longer post|the video] on [mysuburb|localrant|notinmystreet].example/[photos|blog|post], [mods can’t delete that|have a look].',
  ]),
  contactDetails: readPooled([
    'Ring me on 0491 57[0 006|0 156|0 157|0 158|1 266|1 491] if [you want the real story|anyone wants a <room>|you lost a <dog>].',
    'Email [greenthumb|honestlocal|movehelp]@[post|mail].example, I [clean|mow|move] [cheap|at good rates] in {suburb}.',
  ]),
  advertisement: readPooled([
    'Best [cleaner|painter|gutter man|dog walker] in {suburb}, [twenty years|fully insured|free quote], [mention this review|ask at the <shop>|I’m at the market].',
    'Selling? [I buy houses|I have cash buyers|No agent needed] in {suburb}, [quick settlement|any condition].',
  ]),
} as const

/** Why staff refused a post. */
export const refusals = {
  insult: [
    'Describes people in insulting words. Write it again without them and we will publish it.',
    'Insults the neighbours. Say what happened, not what they are.',
    'Please leave out the swearing; the rest is fine.',
  ],
  link: [
    'Links to another website. What is written here stands on its own.',
    'Please take out the link and send it again.',
  ],
  contactDetails: [
    'Has a telephone number or email address in it.',
    'Shares contact details, which anyone could misuse.',
  ],
  advertisement: [
    'Advertises a business; this tells nobody anything about the place.',
    'Offers services. Please write about living there.',
  ],
} as const
