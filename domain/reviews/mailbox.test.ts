import { expect, it } from 'vitest'
import { mailboxOwner } from './mailbox.ts'

it.each([
  ['m.chen+review@gmail.com', 'mchen@googlemail.com'],
  ['mia+1@outlook.com', 'Mia@outlook.com'],
  ['one@agency.example', 'two@agency.example'],
  ['one@a.agency.com.au', 'two@agency.com.au'],
])('%s and %s are of one owner', (one, other) => expect(mailboxOwner(one)).toBe(mailboxOwner(other)))

it.each([
  ['mia@gmail.com', 'noah@gmail.com'],
  ['mia@bigpond.net.au', 'noah@bigpond.net.au'],
  ['mia@student.unimelb.edu.au', 'noah@student.unimelb.edu.au'],
  ['one@agency.com.au', 'one@other.com.au'],
])('%s and %s are of two', (one, other) => expect(mailboxOwner(one)).not.toBe(mailboxOwner(other)))
