import { readPooled } from '#demo/data/posts/pools.ts'

/** What agents answer: a beginning, what they say to it, and an end. */
export const answers = {
  glad: {
    beginning: readPooled([
      '[Thank you|Thanks|Many thanks|Thanks so much][|, it was a pleasure|, that means a lot|, from the whole team|, you made my <day>].',
      '[What a kind review|Kind words|Lovely to read this], [thank you|thanks|much appreciated].',
      '[A pleasure|Always a pleasure] [working with you|to help|to work in {suburb}].',
    ]),
    matter: readPooled([
      '{?sale}You [did the hard part|made it easy|kept the place beautifully|asked the right questions], [I only rang people|and it showed on the day|which buyers noticed].',
      '{?street}I [drove down|walked along] {street} [last <day>|this week] and [thought of you|saw the lights on|waved].',
      '{?sale}[I’m|We’re] <glad> it [went so well|worked out|was worth the wait], [<season> isn’t easy|the timing was good|you held your nerve].',
      'The [team|office] [says hello|was <glad> too|is chuffed].',
      '{?dog}[Give the {dog} a pat|A pat for the {dog}|My best to the {dog}] [from me|from all of us].',
      '{?rental}You [look after the place|write it all down|tell us early], [which makes my job easy|and it shows|keep doing that].',
      '[It helps when people plan|Few people read the contract|Not everyone is that organised], [so thank you|honestly].',
    ]),
    end: readPooled([
      '[All the best|Best wishes|See you around].',
      '[Come by|Drop in] for a coffee[| when you’re next in {suburb}|, my shout|, any <day>].',
      '[Call|Ring|Text] [any time|if anything comes up], [you have my number|even at <oclock>].',
    ]),
  },
  fair: {
    beginning: readPooled([
      '[Thank you|Thanks] for the [honest words|fair review|feedback|balanced view].',
      '[Fair points|Point taken|I hear you], [thank you|and thanks for writing].',
    ]),
    matter: readPooled([
      'You’re right about the [updates|first month|speed], [we send them every <day> now|I should have explained it better|and we have changed how we work].',
      '{?sale}We had [<num> campaigns on|two people away|a slow month], [which isn’t your problem|no excuse], and I’ve [hired somebody|cut the list|spoken to the team].',
      '{?sale}The market [moved|went quiet] in <season>, [and I could have said so sooner|which I told you late].',
    ]),
    end: readPooled([
      'I [am|was] <glad> it [ended well|got there].',
      '[I hope|Hope] [the move went smoothly|you’re settled|the place is good to you].',
    ]),
  },
  cross: {
    beginning: readPooled([
      '[I’m sorry|Sorry] [that this is how it went|to read this|you were left waiting|about the way it ended].',
      '[This isn’t|That is not] [how we work|the service we want], [and I apologise|sorry].',
    ]),
    matter: readPooled([
      '{?sale}The figure came from [two sales|<num> sales] that [turned out to be exceptions|were better homes], [and I should have said so sooner|we know that now].',
      '{?rental}The [trade|plumber|insurer] [was booked|had been told] but [nobody followed up|the part was on order|the message didn’t reach you], [and it should have|which is on us].',
      'We were [short of staff|changing systems|between managers] [in those weeks|over <season>], which is [no excuse|not your fault].',
      'My notes [say otherwise|differ on the calls], but [you felt ignored|it was too slow] and [that is on us|I accept that].',
    ]),
    end: readPooled([
      'I would like to [talk it through|ring you|meet], [if you’re willing|any <day>|the coffee is on me].',
      'We have [changed how we report|a new process|put one person on each home] [since|for this reason].',
    ]),
  },
} as const
