import type { Random } from '#demo/data/random/random.ts'

const givenNames =
  'Adele Anneliese Bea Brett Chris Connie Deb Dev Faisal Graham Helen Ida Jo Jorge Kath Len Lou Mina Noel Pat Rina Ross Sam Tony Wendy Yan'.split(
    ' ',
  )
const familyNames =
  'Alvarez Barker Chua Dawson Eriksen Farrugia Gill Harding Ito Jovanovic Kelly Lim Mackie Nguyen Okoro Petrov Quinn Rossi Singh Tran'.split(
    ' ',
  )

/** How a client signs who has no account: alone, as a couple or as a family. */
export function clientName(random: Random): string {
  const [given = '', other = ''] = random.shuffled(givenNames)
  const family = random.pick(familyNames)
  return random.pick([
    `${given} ${family.charAt(0)}.`,
    `${given.charAt(0)}. ${family}`,
    `${given} and ${other}`,
    `The ${family}s`,
    given,
  ])
}
