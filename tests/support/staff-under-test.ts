import type { Database } from '#server/platform/database/database.ts'
import type { IdentityAnswer, TestBrowser } from './identity-under-test.ts'
import { identityUnderTest } from './identity-under-test.ts'

const PASSWORD = 'three brown wombats'

/** Sam may change any member, Vic may view them; nobody has confirmed the address of Una. */
const people = [
  ['mia', 'Mia Chen'],
  ['noah', 'Noah Reid'],
  ['sam', 'Sam Staff'],
  ['una', 'Una New'],
  ['vic', 'Vic Viewer'],
] as const

// oxlint-disable-next-line typescript/no-explicit-any -- each expectation states the answer's shape
type GraphAnswer = { data: any; errors?: { message: string; extensions: { code: string } }[] }

export type StaffUnderTest = {
  database: Database
  /** Asks as who has this first name. */
  ask(who: string, query: string, variables: object): Promise<GraphAnswer>
  idOf(username: string): number
  query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /** Does what the job of this name does. */
  runJob(name: string, data?: object): Promise<void>
  /** The status of a refresh of their session. */
  refreshes(who: string): Promise<number>
  signIn(who: string, password?: string): Promise<IdentityAnswer>
  /** Makes the members anew, each signed in. */
  forget(): Promise<void>
  close(): Promise<void>
}

export async function staffUnderTest(): Promise<StaffUnderTest> {
  const portal = await identityUnderTest()
  const browsers = new Map<string, TestBrowser>()
  const ids = new Map<string, number>()
  const browserOf = (who: string) => browsers.get(who) ?? portal.browser()
  return {
    database: portal.database,
    query: portal.query,
    runJob: portal.runJob,
    close: portal.close,
    idOf: (username) => ids.get(username) ?? 0,
    async ask(who, query, variables) {
      const payload = { query, variables }
      const authorization = `Bearer ${browserOf(who).cookie('accessToken')}`
      const answer = await portal.app.inject({ method: 'POST', url: '/graphql', payload, headers: { authorization } })
      return answer.json()
    },
    refreshes: async (who) => (await browserOf(who).post('/api/auth/token/refresh')).status,
    signIn: (who, password = PASSWORD) =>
      portal.browser().post('/api/auth/sign-in', { email: `${who}@homely.example`, password }),
    async forget() {
      await portal.forget()
      await portal.query('alter table staff_action disable trigger user')
      await portal.query('delete from staff_action')
      await portal.query('alter table staff_action enable trigger user')
      await portal.query('delete from staff_batch')
      for (const [who, name] of people) {
        const browser = portal.browser()
        const email = `${who}@homely.example`
        await browser.post('/api/auth/sign-up', {
          name,
          email,
          password: PASSWORD,
          idempotencyKey: `sign-up-of-${who}-1`,
        })
        if (who !== 'una') await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })
        browsers.set(who, browser)
      }
      for (const { id, username } of await portal.query('select id, username from member'))
        ids.set(String(username), Number(id))
      await portal.query(`insert into member_claim (member_id, area, claim)
        select id, 'users_permission', claim from member join (values ('sam-staff', 'CanManageAny'),
          ('sam-staff', 'CanViewAnyMember'), ('vic-viewer', 'CanViewAnyMember')) as given (holder, claim) on holder = username`)
    },
  }
}
