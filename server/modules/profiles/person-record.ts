import { shownAvatar } from '#domain/members/member-view.ts'

/** A member or an agent in a list of people; at least one of the two numbers is there. */
export type PersonRecord = {
  memberId: number | null
  agentId: number | null
  username: string
  name: string
  isAgent: boolean
  about: string
  avatarVersion: number
  hasPicture: boolean
  portraitIdentifier: string | null
}

/** The picture of a person; null for none. */
export const avatarOfPerson = ({ memberId, portraitIdentifier, ...picture }: PersonRecord) =>
  shownAvatar(memberId === null ? null : { id: memberId, ...picture }, portraitIdentifier)

/** A person as REST shows one. */
export const personView = (person: PersonRecord) => ({
  username: person.username,
  name: person.name,
  isAgent: person.isAgent,
  about: person.about,
  avatar: avatarOfPerson(person),
})
