import type { StateCode } from '#domain/lookups/states.ts'
import type { Tier } from '#server/generated/schema-types.ts'

/** An office as listings show it. */
export type OfficeRecord = {
  id: number
  uri: string
  name: string
  companyName: string
  address: string
  suburb: string
  stateCode: StateCode
  postcode: string
  /** Whole micro-degrees; both are null where nobody stated where the office is. */
  latitudeMicro: number | null
  longitudeMicro: number | null
  phone: string | null
  website: string | null
  brandColour: string
  logoIdentifier: string | null
  isClosed: boolean
}

/** An agent as listings show one. */
export type AgentRecord = {
  id: number
  username: string
  name: string
  jobTitle: string
  tier: Tier
  mobile: string | null
  phone: string | null
  portraitIdentifier: string | null
  office: OfficeRecord
}

/** The number to call an agent on: mobile, else the agent's own line, else the office. */
export const phoneOfAgent = ({ mobile, phone, office }: AgentRecord): string | null => mobile ?? phone ?? office.phone
