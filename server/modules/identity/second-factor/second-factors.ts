import { randomBytes } from 'node:crypto'
import { newSecret, setupUri, stepOfCode } from '#domain/members/app-codes.ts'
import { secondFactorErrors as errors } from '#domain/members/second-factor.copy.ts'
import { readCode, RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCodeOf } from '#domain/members/second-factor.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { type AttemptKind, type AttemptLimits, requireAttempt } from '../attempt-limits.ts'
import { portalMail, type QueueMail } from '../identity-mail.ts'
import { identityMails } from '../identity-mails.copy.ts'
import { passwordCheck } from '../password-check.ts'
import type { Secrets } from '../secrets.ts'
import { openedText, sealedText } from './sealed-text.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  saveNewSecret,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factors.queries.ts'

type Schemas = components['schemas']
type Proof = Schemas['SecondFactorProof']

/** What a member proves themselves with beside the password: codes of an app (RFC 6238), and recovery codes. */
export type SecondFactors = {
  /** Before a session begins. Throws SECOND_FACTOR_NEEDED or WRONG_CODE where one is on; a right code is used up. */
  requireAtSignIn: (member: MemberRecord, code: string | null) => Promise<void>
  stateOf: (memberId: number) => Promise<Pick<Schemas['Settings'], 'hasSecondFactor' | 'recoveryCodesLeft'>>
  /** Makes a secret that counts for nothing until it is confirmed. */
  start: (member: MemberRecord) => Promise<Schemas['SecondFactorSetup']>
  confirm: (member: MemberRecord, code: string) => Promise<Schemas['RecoveryCodes']>
  renewRecoveryCodes: (member: MemberRecord, proof: Proof) => Promise<Schemas['RecoveryCodes']>
  remove: (member: MemberRecord, proof: Proof) => Promise<void>
}

type Parts = {
  database: Database
  secrets: Secrets
  limits: AttemptLimits
  clock: () => Date
  queueMail: QueueMail
  portalOrigin: string
}

export function secondFactors(parts: Parts): SecondFactors {
  const { database, secrets, limits, clock } = parts
  const key = secrets.keyedHash('second factor', '')
  const requirePassword = passwordCheck(limits, clock)
  const requireCode = codeCheck(parts, key)
  const mail = mailer(parts)

  const makeRecoveryCodes = async ({ id }: MemberRecord) => {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)))
    const hashes = recoveryCodes.map((code) => hashOfCode(secrets, id, code))
    await replaceRecoveryCodes(database, id, hashes)
    return { recoveryCodes }
  }
  const requireBoth = async (member: MemberRecord, { currentPassword, code }: Proof) => {
    const known = await findSecondFactor(database, member.id)
    if (!known?.isOn) throw new PortalError('CONFLICT', errors.isOff)
    await requirePassword(member, currentPassword)
    const outcome = await requireCode(member, { ...known, code, kind: 'second factor of member' })
    if (outcome !== null) throw new PortalError('BAD_INPUT', outcome, { field: 'code' })
  }

  return {
    async requireAtSignIn(member, code) {
      const known = await findSecondFactor(database, member.id)
      if (!known?.isOn) return
      if (code === null) throw new PortalError('SECOND_FACTOR_NEEDED', errors.needed, { field: 'code' })
      const outcome = await requireCode(member, { ...known, code, kind: 'second factor of account' })
      if (outcome !== null) throw new PortalError('WRONG_CODE', outcome, { field: 'code' })
    },
    async stateOf(memberId) {
      const [known, recoveryCodesLeft] = await Promise.all([
        findSecondFactor(database, memberId),
        countRecoveryCodes(database, memberId),
      ])
      return { hasSecondFactor: known?.isOn ?? false, recoveryCodesLeft }
    },
    async start(member) {
      if (member.passwordHash === null) throw new PortalError('BAD_INPUT', errors.noPassword)
      const secret = newSecret()
      const sealed = sealedText(key, secret, String(member.id))
      if (await saveNewSecret(database, member.id, { secret: sealed, now: clock() })) {
        return { secret, uri: setupUri(secret, member.email) }
      }
      throw new PortalError('CONFLICT', errors.isOn)
    },
    async confirm(member, code) {
      const known = await findSecondFactor(database, member.id)
      if (known === null) throw new PortalError('CONFLICT', errors.notStarted)
      if (known.isOn) throw new PortalError('CONFLICT', errors.isOn)
      await requireAttempt(limits, 'second factor of member', String(member.id), clock())
      const secret = openedText(key, known.secret, String(member.id))
      const typed = readCode(code)
      const step = typed?.kind === 'app' ? stepOfCode(secret, typed.code, clock()) : null
      if (step === null) throw new PortalError('BAD_INPUT', errors.wrongSetupCode, { field: 'code' })
      const codes = await database.transaction(async () => {
        const isFirst = await confirmSecret(database, member.id, { secret: known.secret, step, now: clock() })
        if (!isFirst) throw new PortalError('CONFLICT', errors.notStarted)
        await mail(member, 'secondFactorOn')
        return makeRecoveryCodes(member)
      })
      await limits.giveBack('second factor of member', String(member.id), clock())
      return codes
    },
    async renewRecoveryCodes(member, proof) {
      await requireBoth(member, proof)
      return database.transaction(() => makeRecoveryCodes(member))
    },
    async remove(member, proof) {
      await requireBoth(member, proof)
      await database.transaction(async () => {
        if (await deleteSecondFactor(database, member.id)) await mail(member, 'secondFactorOff')
      })
    },
  }
}

const hashOfCode = (secrets: Secrets, memberId: number, code: string): Buffer =>
  secrets.keyedHash('recovery code', `${memberId} ${code}`)

type Asked = { secret: Uint8Array; code: string; kind: AttemptKind }

/** Uses a code up; null where it was right, else what is wrong with it. Wrong ones are counted. */
function codeCheck(parts: Parts, key: Uint8Array) {
  const { database, secrets, limits, clock } = parts
  const mail = mailer(parts)
  const wrongWith = async (member: MemberRecord, { secret, code }: Asked): Promise<string | null> => {
    const typed = readCode(code)
    if (typed === null) return errors.wrong
    if (typed.kind === 'app') {
      const step = stepOfCode(openedText(key, secret, String(member.id)), typed.code, clock())
      if (step === null) return errors.wrong
      return (await useStep(database, member.id, step)) ? null : errors.usedCode
    }
    return database.transaction(async () => {
      const codeHash = hashOfCode(secrets, member.id, typed.code)
      const outcome = await useRecoveryCode(database, member.id, { codeHash, now: clock() })
      if (outcome === 'right') await mail(member, 'recoveryCodeUsed')
      return { right: null, used: errors.usedRecoveryCode, wrong: errors.wrong }[outcome]
    })
  }
  return async (member: MemberRecord, asked: Asked): Promise<string | null> => {
    await requireAttempt(limits, asked.kind, String(member.id), clock())
    const wrong = await wrongWith(member, asked)
    if (wrong === null) await limits.giveBack(asked.kind, String(member.id), clock())
    return wrong
  }
}

/** Tells a member whose address is known to be theirs; inside a transaction. */
function mailer({ database, queueMail, portalOrigin }: Parts) {
  return async (
    { id, name, email, emailConfirmedAt }: MemberRecord,
    kind: 'recoveryCodeUsed' | 'secondFactorOff' | 'secondFactorOn',
  ): Promise<void> => {
    if (emailConfirmedAt === null) return
    const settingsLink = `${portalOrigin}/settings`
    const codesLeft = await countRecoveryCodes(database, id)
    await queueMail(portalMail(email, identityMails[kind]({ name, settingsLink, codesLeft }), portalOrigin))
  }
}
