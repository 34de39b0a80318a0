import { expect, it } from 'vitest'
import { reservedUsernames } from '#domain/members/reserved-usernames.ts'
import { contractPaths } from './support/contract-files.ts'

/** Where a username is a segment of a path, in the contract and among the pages. */
const besideUsernames = /^\/(?:user|agents?|alerts?|members?|followers?)(?:\/|$)/

/** Pages at `/user/{segment}` (src/features/account/feature.ts). */
const pages = ['sign-in', 'sign-up', 'signout', 'reset-password', 'confirm-email', 'undo-email-change']

it('no username is a segment of a path where usernames are', () => {
  const segments = contractPaths()
    .filter((path) => besideUsernames.test(path))
    .flatMap((path) => path.split('/').slice(2))
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
  expect([...segments, ...pages].filter((segment) => !reservedUsernames.has(segment))).toEqual([])
})
