import { readSentences } from '#demo/data/posts/pools.ts'

/** How a review ends, by how many stars it gives. */
export const closers = {
  good: readSentences([
    '<think> it’s <verdict>, [come and see|you’ll like it|just don’t all come at once].',
    'Would [buy|rent|move] here again [tomorrow|in a heartbeat|without a second thought], [<verdict>|and so would {partner}|ask {kids}].',
    '{?lives}[Carrying me out|They’ll carry us out] in a box, [as they say|as nan used to say|not kidding].',
    'All up {place} is <verdict>, [for <folks> too|especially for <folks>|no place is perfect].',
    '[Suits|Perfect for|I’d recommend it to] <folks> and <folks>, [less so <folks>|and us|honestly anyone].',
    '[Happy|<glad>] to answer questions, [<verdict>|ask away|just ask].',
    'If a <room> comes up, [grab it|don’t wait|be quick], [they don’t last|trust me|I’m serious].',
    'We’re <glad> we [chose|found|landed in] {place}, [{partner} too|every day|even on a wet <day>].',
    '[Shh|Don’t tell anyone|Best kept secret], [I want it to stay like this|prices are high enough|enough people already].',
    '[Ten|Nine|Eight] out of ten, [lost one for <loud>|point off for parking|the {dog} says eleven].',
    '{?lives}That’s it, [love the place|we love it|simple as that], [<who> make it|warts and all|see you at the <shop>].',
  ]),
  mixed: readSentences([
    '{?lives}Would I [stay|buy here|do it again]? [Probably|On balance yes|Ask me after <season>], [{partner} says no|if the price is right|but not this street].',
    'So [a mixed bag|<meh>|good and bad], [depends what you need|visit twice|come on a <day> and see].',
    '<think> it’s <meh>, [fine for <folks>|<folks> might love it|not for <folks>].',
    'Three [stars|out of five], [could be four with <council> awake|fair I think|on a good day four], [see for yourself|that’s all].',
    'Do your homework, [walk it at <oclock>|talk to <who>|check the street], then decide.',
    '{?lives}It’s [home for now|okay|not forever], [we’ll see|lease is up in <season>|watch this space].',
    'Good for <folks>, [tough for|less good for|hmm for] <folks>, [you decide|hope that helps|make up your own mind].',
    'There are [worse places|better places], [I’ve lived in both|<num> come to mind|ask <who>], [it’s alright|no hard feelings].',
  ]),
  bad: readSentences([
    'Would not [rent|buy|live] here again, [sorry|{partner} agrees|not for <wait> percent off], [just my view|others may like it].',
    '{?lives}We’re [leaving|moving|out] [in <season>|when the lease is up|as soon as we can], [good riddance|sad but done|third time lucky].',
    '[Save yourself|Do yourself a favour], [look elsewhere|try anywhere else|spend more], [I wish someone had told us|you were warned].',
    'One [star|extra star] for [the <shop>|<who>|the <bird>], [rest can go|that’s generous|only fair].',
    '[Overhyped|Overpriced|Over it], [enough said|that’s my summary|rant over].',
    'Maybe [I had bad luck|it’s just our street|others see it differently], but {place} [wasn’t for us|beat me|and I are done].',
    '<think> it’s <meh> and [going backwards|getting worse|past its best], [<council> take note|used to be better|shame].',
    'If you must, [not near the <shop>|top floor only|get double glazing|month to month], [that’s my advice|and good luck].',
  ]),
} as const
