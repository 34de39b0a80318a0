import { stepOfCode } from '#domain/members/app-codes.ts'
import { secondFactorErrors as errors } from '#domain/members/second-factor.copy.ts'
import { readCode } from '#domain/members/second-factor.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord, SecondFactor } from '../world/members.ts'
import { update } from '../world/table.ts'
import type { World } from '../world/world.ts'

export const secondFactorView = ({ secondFactor }: Pick<MemberRecord, 'secondFactor'>) => ({
  hasSecondFactor: secondFactor !== null && secondFactor.lastStep !== null,
  recoveryCodesLeft: secondFactor?.recoveryCodes.filter(({ isUsed }) => !isUsed).length ?? 0,
})

/** Uses a code up; null where it was right, else what is wrong with it. The mocks count nothing. */
export function wrongWithCode(world: World, { id, secondFactor }: MemberRecord, text: string): string | null {
  const typed = readCode(text)
  if (secondFactor === null || typed === null) return errors.wrong
  const change = (data: Partial<SecondFactor>) =>
    update(world.members, { id }, { secondFactor: { ...secondFactor, ...data } })
  if (typed.kind === 'app') {
    const step = stepOfCode(secondFactor.secret, typed.code, world.now)
    if (step === null) return errors.wrong
    if (step <= (secondFactor.lastStep ?? 0)) return errors.usedCode
    change({ lastStep: step })
    return null
  }
  const known = secondFactor.recoveryCodes.find(({ code }) => code === typed.code)
  if (known === undefined) return errors.wrong
  if (known.isUsed) return errors.usedRecoveryCode
  const recoveryCodes = secondFactor.recoveryCodes.map((each) => (each === known ? { ...each, isUsed: true } : each))
  change({ recoveryCodes })
  return null
}

/** Before a session begins. */
export function requireSecondFactor(world: World, member: MemberRecord, code: string | null): void {
  if (!secondFactorView(member).hasSecondFactor) return
  if (code === null) throw new Refusal('SECOND_FACTOR_NEEDED', errors.needed, 'code')
  const wrong = wrongWithCode(world, member, code)
  if (wrong !== null) throw new Refusal('WRONG_CODE', wrong, 'code')
}
