import { newSecret, setupUri, stepOfCode } from '#domain/members/app-codes.ts'
import { secondFactorErrors as errors } from '#domain/members/second-factor.copy.ts'
import { readCode, RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCodeOf } from '#domain/members/second-factor.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord, SecondFactor } from '../world/members.ts'
import { update } from '../world/table.ts'
import { type AboutMember, openAccount, requireOwnPassword } from './accounts.ts'
import { done, type RestOperations } from './rest/rest.ts'
import { secondFactorView, wrongWithCode } from './second-factor-check.ts'
import { requireRecentSignIn } from './sessions.ts'

type Proof = components['schemas']['SecondFactorProof']

/** The second factor of a member; no mail leaves the mocks. */
export function secondFactorOperations({ world }: MockPortal) {
  const keep = ({ id }: MemberRecord, secondFactor: SecondFactor | null) =>
    update(world.members, { id }, { secondFactor })
  const open = (call: AboutMember) => {
    const { member } = openAccount(world, call, 'own')
    requireRecentSignIn(world, call.headers)
    return member
  }
  const openWithBoth = (call: AboutMember & { body: Proof }) => {
    const member = open(call)
    if (!secondFactorView(member).hasSecondFactor) throw new Refusal('CONFLICT', errors.isOff)
    requireOwnPassword(member, call.body.currentPassword)
    const wrong = wrongWithCode(world, member, call.body.code)
    if (wrong !== null) throw new Refusal('BAD_INPUT', wrong, 'code')
    return openAccount(world, call, 'own').member
  }
  return {
    startSecondFactor: (call) => {
      const member = open(call)
      if (member.password === null) throw new Refusal('BAD_INPUT', errors.noPassword)
      if (secondFactorView(member).hasSecondFactor) throw new Refusal('CONFLICT', errors.isOn)
      const secret = newSecret()
      keep(member, { secret, lastStep: null, recoveryCodes: [] })
      return { secret, uri: setupUri(secret, member.email) }
    },
    confirmSecondFactor: (call) => {
      const member = open(call)
      if (member.secondFactor === null) throw new Refusal('CONFLICT', errors.notStarted)
      if (member.secondFactor.lastStep !== null) throw new Refusal('CONFLICT', errors.isOn)
      const { secret } = member.secondFactor
      const typed = readCode(call.body.code)
      const step = typed?.kind === 'app' ? stepOfCode(secret, typed.code, world.now) : null
      if (step === null) throw new Refusal('BAD_INPUT', errors.wrongSetupCode, 'code')
      const recoveryCodes = newRecoveryCodes()
      keep(member, { secret, lastStep: step, recoveryCodes: unused(recoveryCodes) })
      return { recoveryCodes }
    },
    renewRecoveryCodes: (call) => {
      const member = openWithBoth(call)
      const recoveryCodes = newRecoveryCodes()
      if (member.secondFactor !== null) keep(member, { ...member.secondFactor, recoveryCodes: unused(recoveryCodes) })
      return { recoveryCodes }
    },
    removeSecondFactor: (call) => {
      keep(openWithBoth(call), null)
      return done
    },
  } satisfies Partial<RestOperations>
}

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_BYTES))),
  )

const unused = (codes: readonly string[]) => codes.map((code) => ({ code, isUsed: false }))
