import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

/** Agents with and without a member behind them, members, and nobody. */
export const profileCase: DocumentCase = {
  variables: { username: 'imogen-achterberg' },
  outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
  more: [
    ['upper case', { username: 'Imogen-Achterberg' }, 'FOUND'],
    ['an agent without portrait', { username: 'callum-osei' }, 'FOUND'],
    ['a member who is an agent', { username: 'agnes' }, 'FOUND'],
    ['a member', { username: 'lena' }, 'FOUND'],
    ['nobody', { username: 'nobody-at-all' }, 'NULL'],
    ['no username', { username: '' }, 'NULL'],
    ['no username that could be', { username: '../etc' }, 'NULL'],
    ['a username too long', { username: 'x'.repeat(201) }, 'BAD_INPUT'],
  ],
}
