import { readPooled } from '#demo/data/posts/pools.ts'

/** What stands over a review of an agent, by what it was about and how it went. */
export const titles = {
  selling: {
    glad: readPooled([
      '[Sold in <num> weeks|Sold at the first auction|Sold before the auction|Sold on a wet <day>]',
      '[A better result than|More than|Better than] we [hoped|expected|dared hope]',
      '[Calm|Honest|Patient|Straight|Thorough|Organised] [from start to finish|and kind|about the price|and quick|all the way]',
      '[No games|No surprises|No pressure], [no fuss|just a sale|sold|good price]',
      '{first} [knows {suburb}|knows this market|delivered|listens|was worth it|did what was promised]',
      'Would [sell|list|go] with {first} again',
      'Thank you[| again| so much], {first}',
      '[Great|<nice>] [work|campaign|agent|result|advice on price]',
      '[Could not fault|Can’t fault|Happy with] [the campaign|{first}|any of it]',
      '[Listened, then sold it|Straight talker|Worth every cent|Safe pair of hands|Second time with {first}]',
      '{?street}[Our place on|Sold on|A record for] {street}',
      '[A {job} recommends|{partner} and I recommend] {first}',
    ]),
    fair: readPooled([
      '[Good result|Fair price|Strong auction|Sold], [slow start|patchy updates|but we had to push|with some nagging]',
      '[Fine in the end|Happy enough|Solid, nothing more|It sold|Got there]',
      '[Good agent, busy office|Good price, poor photos|Three stars for the updates]',
      '[Okay|All right], [would think about it|not more than that]',
    ]),
    cross: readPooled([
      '[Promised more than was delivered|Quoted high to win the listing|All talk|Over promised]',
      '[Hard to get hold of|Left us guessing|Where did you go, {first}?|No call back]',
      '[Not what we were told|Would choose somebody else|Disappointed|Never again|<num> months wasted]',
      '[Look|Ask] [elsewhere|around] first',
    ]),
  },
  buying: {
    glad: readPooled([
      '[Fair to buyers|A pleasure to buy from|Open and quick|Respectful on auction day]',
      '[Answered|Took] every [question|call]',
      '[Told us|Honest] about [the roof|the damp|the easement|the neighbours]',
      '[Made|Makes] [a first purchase|buying] easy',
      '[Bought|Our first home] [in {suburb}|with {first}’s help|after <num> months]',
    ]),
    fair: readPooled([
      '[Polite|Friendly], but [the price moved|slow|busy]',
      '[Decent for a selling agent|Good inspections, slow replies|All right|Works for the vendor, fair enough]',
    ]),
    cross: readPooled([
      '[Underquoted|Guide was nowhere near|Price guide was a fiction|<wait> thousand over the guide]',
      '[Never called back|Pushy at the open|Buyers beware|Lost a <day> for nothing]',
    ]),
  },
  letting: {
    glad: readPooled([
      '[Repairs done the same week|Fixed by <day>|Always answers|Looks after the place]',
      '[Best|Most patient] [property manager|manager] [we have had|in <num> years|so far]',
      '[Keeps good tenants|Treats tenants like people|Takes the worry away|Painless move in]',
      '[A good|A fair] [manager|landlord’s agent], [really|for once|finally]',
    ]),
    fair: readPooled([
      '[Mostly fine|Friendly, sometimes slow|OK|Average]',
      '[Good with big things, slow with small ones|Nice people, bad portal|Better than the last one]',
    ]),
    cross: readPooled([
      '[<num> months|<num> weeks] for a [tap|lock|heater]',
      '[Bond took too long|Emails go nowhere|Slow with repairs|Too many managers|Owners beware|Tenants beware]',
    ]),
  },
} as const
