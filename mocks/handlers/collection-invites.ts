import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import {
  INVITE_LIFE,
  INVITE_PAUSE,
  MOST_CONTRIBUTORS,
  MOST_INVITES_AT_ONCE,
} from '#domain/collections/collection-limits.ts'
import { normalisedEmail } from '#domain/members/email-address.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { type CollectionInviteRecord, type InviteStatus, keyOf, mockInviteIdentifier } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import {
  type CollectionRight,
  contributorsOf,
  livingCollections,
  type OpenCollection,
  openCollection,
  requireRight,
  roleIn,
  touch,
} from './collection-access.ts'
import { collectionView, pendingInvites } from './collection-view.ts'
import { isFor, openInvites, requireCaller } from './collections.ts'

type ById = { collectionId: string }
type Emails = ById & { collectionInviteInput: { emails: string[] } }
type Answer = ById & { confirmInviteInput: { memberId: number; uniqueIdentifier: string } }
type Telling = ById & { input: { isByEmail: boolean; isByPush: boolean } }

/** Who takes part in a collection, and how. */
export const collectionInviteMutations = ({ world }: MockPortal, headers: Headers) => {
  const open = (collectionId: string, message: string, right: CollectionRight): OpenCollection => {
    const caller = requireCaller(world, headers, message)
    const opened = openCollection(world, { collectionId, caller, message })
    requireRight(opened, right, message)
    return opened
  }
  const shown = (opened: OpenCollection) => {
    const collection = livingCollections(world).find(({ id }) => id === opened.collection.id) ?? opened.collection
    return { collection: collectionView(world, { ...opened, collection }) }
  }

  return {
    addCollectionInvite({ collectionId, collectionInviteInput }: Emails) {
      const opened = open(collectionId, collectionErrors.invite, 'manage')
      const emails = emailsOf(collectionInviteInput)
      requireInviter(opened, emails)
      const known = emails.find((email) => takesPart(world, opened, email))
      if (known !== undefined) throw new Refusal('BAD_INPUT', collectionErrors.takesPart(known), 'emails')
      requirePlaces(world, opened, emails)
      for (const email of emails) invite(world, opened, email)
      return shown(opened)
    },

    deleteCollectionInvite({ collectionId, collectionInviteInput }: Emails) {
      const opened = open(collectionId, collectionErrors.removeInvite, 'manage')
      const emails = emailsOf(collectionInviteInput)
      const withdrawn = pendingInvites(world, opened.collection.id).filter(({ email }) => emails.includes(email))
      for (const { id } of withdrawn) answer(world, id, { status: 'withdrawn' })
      if (withdrawn.length > 0) touch(world, opened.collection)
      return shown(opened)
    },

    acceptCollectionInvitation({ collectionId, confirmInviteInput }: Answer) {
      const caller = requireAnswerer(world, headers, confirmInviteInput.memberId)
      const accepted = acceptedBefore(world, caller, { collectionId, ...confirmInviteInput })
      if (accepted !== null) return shown(accepted)
      const found = requireInvite(world, caller, { collectionId, ...confirmInviteInput })
      const collection = livingCollections(world).find(({ id }) => id === found.collectionId)
      if (collection === undefined) throw new Refusal('NOT_FOUND', collectionErrors.confirmInvite)
      answer(world, found.id, { status: 'accepted', memberId: caller.id })
      join(world, collection.id, caller)
      touch(world, collection)
      return shown({ collection, role: roleIn(world, collection, caller) ?? 'collaborator', caller })
    },

    declineCollectionInvitation({ collectionId, confirmInviteInput }: Answer) {
      const caller = requireAnswerer(world, headers, confirmInviteInput.memberId)
      // A repeat after a lost answer ends as the first did.
      if (answeredBefore(world, caller, { collectionId, ...confirmInviteInput }, 'declined')) return { collectionId }
      const found = requireInvite(world, caller, { collectionId, ...confirmInviteInput })
      answer(world, found.id, { status: 'declined', memberId: caller.id })
      return { collectionId }
    },

    removeCollectionCollaborator({ collectionId, memberId }: ById & { memberId: number }) {
      const message = collectionErrors.removeCollaborator
      const isLeaving = requireCaller(world, headers, message).id === memberId
      const { collection } = open(collectionId, message, isLeaving ? 'takePart' : 'manage')
      if (memberId === collection.ownerId) throw new Refusal('BAD_INPUT', collectionErrors.ownerLeaves, 'memberId')
      if (!contributorsOf(world, collection).some((each) => each.memberId === memberId)) return { collectionId }
      world.contributors.deleteMany({ where: { key: { equals: keyOf(collection.id, memberId) } } })
      touch(world, collection)
      return { collectionId }
    },

    nameInCollection({ collectionId, isNamed }: ById & { isNamed: boolean }) {
      return changeOneself(open(collectionId, collectionErrors.update, 'takePart'), { isNamed })
    },

    updateCollectionTelling({ collectionId, input: { isByEmail, isByPush } }: Telling) {
      const opened = open(collectionId, collectionErrors.update, 'takePart')
      return changeOneself(opened, { isTellingByEmail: isByEmail, isTellingByPush: isByPush })
    },
  }

  function changeOneself(opened: OpenCollection, data: object) {
    const key = keyOf(opened.collection.id, opened.caller?.id ?? 0)
    world.contributors.updateMany({ where: { key: { equals: key } }, data })
    return shown(opened)
  }
}

function emailsOf({ emails }: { emails: string[] }): string[] {
  if (emails.length === 0 || emails.length > MOST_INVITES_AT_ONCE) {
    throw badEmails()
  }
  const known = emails.map((text) => {
    const email = normalisedEmail(text)
    if (email !== null) return email
    throw badEmails()
  })
  return [...new Set(known)]
}

const badEmails = () => new Refusal('BAD_INPUT', collectionErrors.emails(MOST_INVITES_AT_ONCE), 'emails')

function requireInviter({ caller }: OpenCollection, emails: readonly string[]): void {
  if (!caller?.isEmailConfirmed) throw new Refusal('FORBIDDEN', collectionErrors.confirmEmail)
  if (emails.includes(caller.email)) throw new Refusal('BAD_INPUT', collectionErrors.ownEmail, 'emails')
}

const takesPart = (world: World, { collection }: OpenCollection, email: string): boolean =>
  contributorsOf(world, collection).some(({ memberId }) =>
    world.members
      .getAll()
      .some((member) => member.id === memberId && member.isEmailConfirmed && member.email === email),
  )

function requirePlaces(world: World, { collection }: OpenCollection, wanted: readonly string[]): void {
  const open = pendingInvites(world, collection.id).filter(({ expiresAt }) => expiresAt > world.now)
  const places = contributorsOf(world, collection).length + new Set([...open.map(({ email }) => email), ...wanted]).size
  if (places <= MOST_CONTRIBUTORS) return
  throw new Refusal('BAD_INPUT', collectionErrors.tooManyContributors(MOST_CONTRIBUTORS), 'emails')
}

/** A new term for an address that was invited before, unless it was written to just now. */
function invite(world: World, { collection, caller }: OpenCollection, email: string): void {
  const { now, collectionInvites } = world
  const term = { invitedAt: now, expiresAt: new Date(now.getTime() + INVITE_LIFE) }
  const known = pendingInvites(world, collection.id).find((each) => each.email === email)
  if (known !== undefined) {
    if (now.getTime() - known.invitedAt.getTime() >= INVITE_PAUSE) answer(world, known.id, term)
    return
  }
  const id = Math.max(0, ...collectionInvites.getAll().map((each) => each.id)) + 1
  collectionInvites.create({
    id,
    collectionId: collection.id,
    email,
    uniqueIdentifier: mockInviteIdentifier(id),
    inviterId: caller?.id ?? 0,
    status: 'pending',
    memberId: null,
    ...term,
  })
  touch(world, collection)
}

const answer = ({ collectionInvites }: World, id: number, data: Partial<CollectionInviteRecord>): void =>
  void collectionInvites.updateMany({ where: { id: { equals: id } }, data })

/** Who answers is who is logged in. */
function requireAnswerer(world: World, headers: Headers, memberId: number): MemberRecord {
  const caller = requireCaller(world, headers, collectionErrors.confirmInvite)
  if (caller.id !== memberId) throw new Refusal('FORBIDDEN', collectionErrors.otherMember, 'memberId')
  return caller
}

type Named = { collectionId: string; uniqueIdentifier: string }

function requireInvite(world: World, caller: MemberRecord, { collectionId, uniqueIdentifier }: Named) {
  const found = openInvites(world).find(
    (each) => each.uniqueIdentifier === uniqueIdentifier && String(each.collectionId) === collectionId,
  )
  if (found === undefined) throw new Refusal('NOT_FOUND', collectionErrors.confirmInvite)
  if (isFor(found, caller)) return found
  const isUnconfirmed = found.email === caller.email
  throw new Refusal('FORBIDDEN', isUnconfirmed ? collectionErrors.confirmEmail : collectionErrors.otherEmail)
}

const answeredBefore = (world: World, caller: MemberRecord, named: Named, status: InviteStatus): boolean =>
  world.collectionInvites
    .getAll()
    .some(
      (each) =>
        each.uniqueIdentifier === named.uniqueIdentifier &&
        String(each.collectionId) === named.collectionId &&
        each.status === status &&
        each.memberId === caller.id,
    )

/** The collection of an invitation that this member accepted and in which they still take part. */
function acceptedBefore(world: World, caller: MemberRecord, named: Named): OpenCollection | null {
  const collection = livingCollections(world).find(({ id }) => String(id) === named.collectionId)
  if (collection === undefined || !answeredBefore(world, caller, named, 'accepted')) return null
  const role = roleIn(world, collection, caller)
  return role === 'owner' || role === 'collaborator' ? { collection, role, caller } : null
}

function join({ contributors, now }: World, collectionId: number, { id }: MemberRecord): void {
  const key = keyOf(collectionId, id)
  if (contributors.getAll().some((each) => each.key === key)) return
  contributors.create({
    key,
    collectionId,
    memberId: id,
    isNamed: false,
    isTellingByEmail: true,
    isTellingByPush: false,
    joinedAt: now,
    lastUsedAt: null,
  })
}
