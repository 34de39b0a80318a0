import { readSentences } from '#demo/data/posts/pools.ts'

/** What a rude but published review adds: rough, not insulting. */
export const rough = readSentences([
  'And whoever [designed|approved] [that roundabout|the new flats|the car park] should [be made to use it|live there|hand back the degree].',
  '<council> couldn’t [run a bath|organise a sausage sizzle|fill a pothole], [waste of rates|vote them out].',
  'If you [can’t park|let your <dog> bark|burn rubbish], [move away|do us a favour|grow up], [seriously|please].',
  'People who [complain about <bird>|moan about the pub] should [stay in the city|buy ear plugs|not move next to it], [just saying|end of].',
  'Don’t listen to [the other reviews|the five star reviews|agents], [they’re selling|read between the lines|they live elsewhere].',
])
