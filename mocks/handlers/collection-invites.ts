import { collectionErrors as errors } from '#domain/collections/collection-errors.copy.ts'
import {
  INVITE_LIFE,
  INVITE_PAUSE,
  MOST_CONTRIBUTORS,
  MOST_INVITES_AT_ONCE,
} from '#domain/collections/collection-limits.ts'
import { normalisedEmail } from '#domain/members/email-address.ts'
import type { CollectionRight } from '#domain/permissions/collections.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { type CollectionInviteRecord, type InviteStatus, keyOf, mockInviteIdentifier } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import { find, findAll, nextId, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import {
  collectionView,
  contributorsOf,
  listingsOf,
  openCollection,
  type OpenCollection,
  openFor,
  pendingInvites,
  touch,
} from './collection-view.ts'
import { join } from './collections.ts'
import { callerOf, requireCaller } from './sessions.ts'

export const collectionInviteQueries = ({ world }: MockPortal, headers: Headers) => ({
  collectionInvitations() {
    const caller = requireCaller(world, headers)
    return openInvites(world)
      .filter((invite) => isFor(invite, caller))
      .filter(({ collectionId }) => find(world.contributors, { collectionId, memberId: caller.id }) === undefined)
      .map((invite) => invitationView(world, invite, caller))
  },
  collectionInvitation({ uniqueIdentifier }: { uniqueIdentifier: string }) {
    const caller = callerOf(world, headers)
    const invite = openInvites(world).find((each) => each.uniqueIdentifier === uniqueIdentifier)
    return invite === undefined ? null : invitationView(world, invite, caller)
  },
})

/** Those that can still be accepted, the latest first. */
const openInvites = (world: World) =>
  findAll(world.collectionInvites, { status: 'pending' })
    .filter(({ expiresAt }) => expiresAt > world.now)
    .flatMap((invite) => {
      const collection = find(world.collections, { id: invite.collectionId, deletedAt: null })
      return collection === undefined ? [] : [{ ...invite, collection }]
    })
    .toSorted((left, right) => right.invitedAt.getTime() - left.invitedAt.getTime() || right.id - left.id)

type OpenInvite = ReturnType<typeof openInvites>[number]

/** Whether it was sent to the confirmed email address of a member. */
const isFor = ({ email }: CollectionInviteRecord, caller: MemberRecord | null): boolean =>
  caller !== null && caller.isEmailConfirmed && caller.email === email

const invitationView = (world: World, invite: OpenInvite, caller: MemberRecord | null) => ({
  collectionId: String(invite.collectionId),
  collectionName: invite.collection.name,
  inviterName: find(world.members, { id: invite.inviterId })?.name ?? '',
  listingCount: listingsOf(world, invite.collection).length,
  uniqueIdentifier: invite.uniqueIdentifier,
  expiresAt: invite.expiresAt.toISOString(),
  isForYou: isFor(invite, caller),
})

type ById = { collectionId: string }
type Emails = ById & { collectionInviteInput: { emails: string[] } }
type Answer = ById & { confirmInviteInput: { memberId: number; uniqueIdentifier: string } }
type Telling = ById & { input: { isByEmail: boolean; isByPush: boolean } }

export const collectionInviteMutations = ({ world }: MockPortal, headers: Headers) => {
  const open = (collectionId: string, right: CollectionRight, message: string) =>
    openCollection(world, headers, { collectionId, right, message })
  const shown = (opened: OpenCollection) => ({ collection: collectionView(world, opened) })
  const changeOneself = (collectionId: string, data: object) => {
    const opened = open(collectionId, 'takePart', errors.update)
    update(world.contributors, { key: keyOf(opened.collection.id, opened.caller.id) }, data)
    return shown(opened)
  }
  return {
    addCollectionInvite({ collectionId, collectionInviteInput }: Emails) {
      const opened = open(collectionId, 'manage', errors.invite)
      const { caller } = opened
      const emails = emailsOf(collectionInviteInput)
      if (!caller.isEmailConfirmed) throw new Refusal('FORBIDDEN', errors.confirmEmail)
      if (emails.includes(caller.email)) throw new Refusal('BAD_INPUT', errors.ownEmail, 'emails')
      const known = emails.find((email) => takesPart(world, opened, email))
      if (known !== undefined) throw new Refusal('BAD_INPUT', errors.takesPart(known), 'emails')
      requirePlaces(world, opened, emails)
      for (const email of emails) sendInvite(world, opened, email)
      return shown(opened)
    },
    deleteCollectionInvite({ collectionId, collectionInviteInput }: Emails) {
      const opened = open(collectionId, 'manage', errors.removeInvite)
      const emails = emailsOf(collectionInviteInput)
      const withdrawn = pendingInvites(world, opened.collection.id).filter(({ email }) => emails.includes(email))
      for (const { id } of withdrawn) update(world.collectionInvites, { id }, { status: 'withdrawn' })
      if (withdrawn.length > 0) touch(world, opened.collection)
      return shown(opened)
    },
    acceptCollectionInvitation(asked: Answer) {
      const caller = requireAnswerer(world, headers, asked)
      const accepted = acceptedBefore(world, caller, asked)
      if (accepted !== null) return shown(accepted)
      const { id, collection } = requireInvite(world, caller, asked)
      update(world.collectionInvites, { id }, { status: 'accepted', memberId: caller.id })
      if (!find(world.contributors, { key: keyOf(collection.id, caller.id) })) join(world, collection.id, caller)
      touch(world, collection)
      return shown(openFor(world, collection, caller) ?? { collection, role: 'collaborator', caller })
    },
    declineCollectionInvitation(asked: Answer) {
      const caller = requireAnswerer(world, headers, asked)
      // A repeat after a lost answer ends as the first did.
      if (!answeredBefore(world, caller, asked, 'declined')) {
        const { id } = requireInvite(world, caller, asked)
        update(world.collectionInvites, { id }, { status: 'declined', memberId: caller.id })
      }
      return { collectionId: asked.collectionId }
    },
    removeCollectionCollaborator({ collectionId, memberId }: ById & { memberId: number }) {
      const message = errors.removeCollaborator
      const isLeaving = requireCaller(world, headers, message).id === memberId
      const { collection } = open(collectionId, isLeaving ? 'takePart' : 'manage', message)
      if (memberId === collection.ownerId) throw new Refusal('BAD_INPUT', errors.ownerLeaves, 'memberId')
      const key = keyOf(collection.id, memberId)
      if (find(world.contributors, { key }) === undefined) return { collectionId }
      remove(world.contributors, { key })
      touch(world, collection)
      return { collectionId }
    },
    nameInCollection: ({ collectionId, isNamed }: ById & { isNamed: boolean }) =>
      changeOneself(collectionId, { isNamed }),
    updateCollectionTelling: ({ collectionId, input: { isByEmail, isByPush } }: Telling) =>
      changeOneself(collectionId, { isTellingByEmail: isByEmail, isTellingByPush: isByPush }),
  }
}

function emailsOf({ emails }: { emails: string[] }): string[] {
  const known = emails.flatMap((text) => normalisedEmail(text) ?? [])
  const isGood = known.length === emails.length && emails.length > 0 && emails.length <= MOST_INVITES_AT_ONCE
  if (isGood) return [...new Set(known)]
  throw new Refusal('BAD_INPUT', errors.emails(MOST_INVITES_AT_ONCE), 'emails')
}

const takesPart = (world: World, { collection }: OpenCollection, email: string): boolean =>
  contributorsOf(world, collection).some(
    ({ memberId }) => find(world.members, { id: memberId, isEmailConfirmed: true, email }) !== undefined,
  )

function requirePlaces(world: World, { collection }: OpenCollection, wanted: readonly string[]): void {
  const open = pendingInvites(world, collection.id).filter(({ expiresAt }) => expiresAt > world.now)
  const places = contributorsOf(world, collection).length + new Set([...open.map(({ email }) => email), ...wanted]).size
  if (places <= MOST_CONTRIBUTORS) return
  throw new Refusal('BAD_INPUT', errors.tooManyContributors(MOST_CONTRIBUTORS), 'emails')
}

/** A new term for an address that was invited before, unless it was written to just now. */
function sendInvite(world: World, { collection, caller }: OpenCollection, email: string): void {
  const { now, collectionInvites } = world
  const term = { invitedAt: now, expiresAt: new Date(now.getTime() + INVITE_LIFE) }
  const known = pendingInvites(world, collection.id).find((each) => each.email === email)
  if (known !== undefined) {
    if (now.getTime() - known.invitedAt.getTime() >= INVITE_PAUSE) update(collectionInvites, { id: known.id }, term)
    return
  }
  const id = nextId(collectionInvites)
  const state = { status: 'pending', memberId: null, ...term } as const
  const facts = { id, collectionId: collection.id, email, uniqueIdentifier: mockInviteIdentifier(id) }
  collectionInvites.create({ ...facts, inviterId: caller?.id ?? 0, ...state })
  touch(world, collection)
}

/** Who answers is who is logged in. */
function requireAnswerer(world: World, headers: Headers, { confirmInviteInput: { memberId } }: Answer): MemberRecord {
  const caller = requireCaller(world, headers, errors.confirmInvite)
  if (caller.id !== memberId) throw new Refusal('FORBIDDEN', errors.otherMember, 'memberId')
  return caller
}

const isNamed = (invite: CollectionInviteRecord, { collectionId, confirmInviteInput }: Answer): boolean =>
  invite.uniqueIdentifier === confirmInviteInput.uniqueIdentifier && String(invite.collectionId) === collectionId

function requireInvite(world: World, caller: MemberRecord, asked: Answer): OpenInvite {
  const found = required(
    openInvites(world).find((each) => isNamed(each, asked)),
    errors.confirmInvite,
  )
  if (isFor(found, caller)) return found
  throw new Refusal('FORBIDDEN', found.email === caller.email ? errors.confirmEmail : errors.otherEmail)
}

const answeredBefore = (world: World, { id }: MemberRecord, asked: Answer, status: InviteStatus) =>
  findAll(world.collectionInvites, { status, memberId: id }).find((each) => isNamed(each, asked))

/** The collection of an invitation that this member accepted and in which they still take part. */
function acceptedBefore(world: World, caller: MemberRecord, asked: Answer): OpenCollection | null {
  const invite = answeredBefore(world, caller, asked, 'accepted')
  const opened = invite ? openFor(world, find(world.collections, { id: invite.collectionId }), caller) : null
  return opened?.role === 'owner' || opened?.role === 'collaborator' ? opened : null
}
