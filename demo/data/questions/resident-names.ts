import { slugify } from '#domain/text/slug.ts'

const givenNames =
  `Abena Aisha Alana Andrew Anh Arjun Bec Ben Bridget Callum Cathy Chiara Con Daniel Deepa Dimi Eleni Emeka Fatima
  Fiona Georgia Grace Hamish Hana Harriet Huy Imran Ingrid Jack Jacinta Jin Joanna Kavita Keith Kiri Lachlan Layla Lin Luca Mardi
  Marcus Mele Mei Nadia Nikhil Noor Oscar Paddy Petra Priya Raf Robyn Ruth Sam Sione Tess Tom Uma Vera Wes Yasmin Zoe`.split(
    /\s+/,
  )
const initials = 'ABCDEFGHJKLMNPRSTVWY'

const abouts = [
  'Long-time renter, first-time gardener.',
  'Walks everywhere, usually with a dog.',
  'Moved twice in three years and took notes.',
  'Two children, one bicycle that carries them both.',
  'Retired, and knows which tap drips.',
  'Looks at floor plans the way others read novels.',
]

export type Resident = { username: string; name: string; displayDescription: string }

/** The people who ask and answer in the demonstration: a given name and an initial, as neighbours sign. */
export const residents: readonly Resident[] = givenNames.map((given, index) => {
  const name = `${given} ${initials.charAt((index * 7) % initials.length)}.`
  return { username: slugify(name), name, displayDescription: abouts[(index * 5) % (abouts.length * 3)] ?? '' }
})
