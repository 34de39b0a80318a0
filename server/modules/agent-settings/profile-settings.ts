import { agentSettingsErrors as errors } from '#domain/agents/agent-settings-errors.copy.ts'
import { type AgentProfile, checkAgentProfile, tidyAgentProfile } from '#domain/agents/agent-settings.ts'
import { changedFields, storedProfile, withVideo } from '#domain/agents/stored-profile.ts'
import { states } from '#domain/lookups/states.ts'
import { mayAppointPrincipal, mayChangeAgent, mayToggleVideos } from '#domain/permissions/agent-settings.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { SettingsRow } from '#server/modules/agents/agent-settings-record.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffChange } from '#server/modules/staff/staff-action-record.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use. */
export type AgentSettingsParts = PlatformServices & OfficesServices & LocationsServices & AgentsServices & StaffServices

export type SettingsView = { agent: AgentRecord; row: SettingsRow; mayChangeAll: boolean; mayAppointPrincipal: boolean }

export type ProfileSettings = {
  /** Null where there is no such agent; throws FORBIDDEN for who may change nothing of it. */
  read(username: string, caller: CallingMember): Promise<SettingsView | null>
  change(
    username: string,
    caller: CallingMember,
    change: { profile: AgentProfile; baseVersion: number },
  ): Promise<SettingsView>
  /** Says whether an agent is a principal of their office; throws FORBIDDEN for all but staff, and for staff of themselves. */
  appoint(username: string, caller: CallingMember, isPrincipal: boolean): Promise<SettingsView>
  showVideo(username: string, caller: CallingMember, video: { url: string; isVisible: boolean }): Promise<SettingsView>
}

/** Reads and changes what profiles show, each change with a row of audit (docs/product.md, section 25). */
export function profileSettings(parts: AgentSettingsParts): ProfileSettings {
  const { database, clock, offices, places, agentSettings, staffActions } = parts

  const findAgent = (text: string): Promise<AgentRecord | null> => {
    const username = text.toLowerCase()
    return USERNAME.test(username) ? offices.agentByUsername(username) : Promise.resolve(null)
  }

  async function agentOf(username: string): Promise<AgentRecord> {
    const agent = await findAgent(username)
    if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent, { field: 'username' })
    return agent
  }

  async function changed(
    agent: AgentRecord,
    { caller, kind }: { caller: CallingMember; kind: 'changeAgentProfile' | 'changeAgentVideo' },
    make: (before: SettingsRow) => Stored,
  ): Promise<SettingsView> {
    const row = await database.transaction(async () => {
      const before = await agentSettings.lock(agent.id)
      if (before === null) throw new PortalError('NOT_FOUND', errors.noAgent, { field: 'username' })
      const { version, agentId, isPrincipal, ...kept } = before
      const next = make(before)
      // A repeat after a lost answer changes nothing.
      const fields = changedFields(kept, next)
      if (fields.length === 0) return before
      await agentSettings.replace({ agentId, ...next })
      await agentSettings.recordChange({
        agentId,
        memberId: caller.memberId,
        action: 'settingsChanged',
        details: { fields, before: Object.fromEntries(fields.map((field) => [field, kept[field]])) },
      })
      if (caller.agentId !== agentId) {
        const changes = fields.map((field) => changeOf(field, kept[field], next[field]))
        await staffActions.recordAct(caller, { kind, thingId: agentId, changes })
      }
      return { agentId, isPrincipal, ...next, version: version + 1 }
    })
    return viewOf(agent, row, caller)
  }

  return {
    async read(username, caller) {
      const agent = await findAgent(username)
      if (agent === null) return null
      if (!mayToggleVideos(caller, agent.id)) throw new PortalError('FORBIDDEN', errors.notYours)
      const row = await agentSettings.find(agent.id)
      return row === null ? null : viewOf(agent, row, caller)
    },
    async change(username, caller, { profile, baseVersion }) {
      const agent = await agentOf(username)
      if (!mayChangeAgent(caller, agent.id)) throw new PortalError('FORBIDDEN', errors.notYours)
      const tidied = tidyAgentProfile(profile)
      const [problem] = checkAgentProfile(tidied, thisYear(clock()))
      if (problem !== undefined) throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
      const next = storedProfile(tidied, await placeIdsOf(places, tidied.servicedLocationUris))
      return changed(agent, { caller, kind: 'changeAgentProfile' }, (before) => {
        const isRepeat = changedFields(before, next).length === 0
        if (!isRepeat && before.version !== baseVersion) throw new PortalError('CONFLICT', errors.changedMeanwhile)
        return next
      })
    },
    async appoint(username, caller, isPrincipal) {
      const agent = await agentOf(username)
      if (!mayAppointPrincipal(caller, agent.id)) throw new PortalError('FORBIDDEN', errors.notAppointed)
      const row = await database.transaction(() => appointed(parts, agent.id, { caller, isPrincipal }))
      return viewOf(agent, row, caller)
    },
    async showVideo(username, caller, { url, isVisible }) {
      const agent = await agentOf(username)
      if (!mayToggleVideos(caller, agent.id)) throw new PortalError('FORBIDDEN', errors.notYours)
      return changed(agent, { caller, kind: 'changeAgentVideo' }, (before) => shownVideo(before, url, isVisible))
    },
  }
}

const viewOf = (agent: AgentRecord, row: SettingsRow, caller: CallingMember): SettingsView => ({
  agent,
  row,
  mayChangeAll: mayChangeAgent(caller, agent.id),
  mayAppointPrincipal: mayAppointPrincipal(caller, agent.id),
})

async function placeIdsOf(places: AgentSettingsParts['places'], uris: readonly string[]): Promise<number[]> {
  const found = await Promise.all(uris.map((uri) => places.byUri(uri)))
  return found.map((place) => {
    if (place === null || !isServed(place)) {
      throw new PortalError('BAD_INPUT', errors.noPlace, { field: 'servicedLocationUris' })
    }
    return place.id
  })
}

/** Call it in a transaction. */
async function appointed(
  { agentSettings, staffActions }: AgentSettingsParts,
  agentId: number,
  { caller, isPrincipal }: { caller: CallingMember; isPrincipal: boolean },
): Promise<SettingsRow> {
  const before = await agentSettings.lock(agentId)
  if (before === null) throw new PortalError('NOT_FOUND', errors.noAgent, { field: 'username' })
  if (before.isPrincipal === isPrincipal) return before
  await agentSettings.setPrincipal(agentId, isPrincipal)
  await agentSettings.recordChange({
    agentId,
    memberId: caller.memberId,
    action: 'settingsChanged',
    details: { fields: ['isPrincipal'], before: { isPrincipal: before.isPrincipal } },
  })
  await staffActions.recordAct(caller, {
    kind: 'changePrincipal',
    thingId: agentId,
    changes: [changeOf('isPrincipal', before.isPrincipal, isPrincipal)],
  })
  return { ...before, isPrincipal }
}

/** What a username can be; the database takes no null character. */
const USERNAME = /^[a-z0-9._-]{1,60}$/

/** By the calendar of most agents. */
const thisYear = (now: Date): number => Number(calendarDateOf(now, states.NSW.timeZone).slice(0, 4))

const LONGEST_VALUE = 200

const changeOf = (field: string, before: unknown, after: unknown): StaffChange => ({
  field,
  before: textOf(before),
  after: textOf(after),
})

/** The start of a value as text. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, LONGEST_VALUE).toWellFormed()

type Stored = Omit<SettingsRow, 'agentId' | 'isPrincipal' | 'version'>

const isServed = ({ type }: PlaceRecord): boolean => type === 'suburb' || type === 'region'

/** The same profile with one of its videos shown, or not. */
function shownVideo(
  { version: _version, agentId: _agentId, isPrincipal: _isPrincipal, ...before }: SettingsRow,
  url: string,
  isVisible: boolean,
): Stored {
  const videos = withVideo(before, url, isVisible)
  if (videos === null) throw new PortalError('NOT_FOUND', errors.noVideo, { field: 'url' })
  return { ...before, ...videos }
}
