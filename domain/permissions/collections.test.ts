import { expect, it } from 'vitest'
import { collectionRoleOf, hasCollectionRight } from './collections.ts'

const nobody = { isOwner: false, isContributor: false, canManageAny: false }

it.each([
  ['owner', { isOwner: true, isContributor: true, canManageAny: true }, false],
  ['collaborator', { ...nobody, isContributor: true, canManageAny: true }, false],
  ['manager', { ...nobody, canManageAny: true }, true],
  ['reader', nobody, true],
  [null, nobody, false],
])('is %s as %j where it is public: %s', (role, relation, isPublic) => {
  expect(collectionRoleOf({ isPublic }, relation)).toBe(role)
})

it.each([
  ['owner', false, ['read', 'fill', 'manage', 'takePart']],
  ['collaborator', false, ['read', 'fill', 'takePart']],
  ['collaborator', true, ['read', 'fill', 'manage', 'takePart']],
  ['manager', true, ['read', 'fill', 'manage']],
  ['reader', false, ['read']],
] as const)('as %s, staff: %s, may %j', (role, canManageAny, rights) => {
  const all = ['read', 'fill', 'manage', 'takePart'] as const
  expect(all.filter((right) => hasCollectionRight(role, canManageAny, right))).toEqual(rights)
})
