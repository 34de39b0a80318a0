import type { Random } from '#demo/data/random/random.ts'
import type { FactRecord } from '#demo/data/texts/grammar.ts'

const jobs =
  'nurse|teacher|sparky|chef|uni student|bus driver|carer|paramedic|retired librarian|graphic designer|cleaner|accountant|plumber|retired cop|physio|truckie|baker|IT worker'.split(
    '|',
  )
const partners =
  'my husband|my wife|my partner|my boyfriend|my girlfriend|my sister|my mum|my housemate|my dad|a mate'.split('|')
const children =
  'the kids|our kids|my kids|the children|our two|our three|the boys|the girls|the grandkids|the little ones'.split('|')
const dogs =
  'kelpie|cavoodle|staffy|greyhound|labrador|border collie|cattle dog|old beagle|whippet|jack russell|poodle|retriever|dachshund|blue heeler'.split(
    '|',
  )

/** What somebody says of themselves, whatever they write: no partner, children or dog for some. */
export const drawPersona = (random: Random): FactRecord => ({
  job: random.pick(jobs),
  partner: random.chance(0.72) ? random.pick(partners) : undefined,
  kids: random.chance(0.46) ? random.pick(children) : undefined,
  dog: random.chance(0.5) ? random.pick(dogs) : undefined,
})
