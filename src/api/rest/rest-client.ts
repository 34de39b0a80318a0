import createClient, { type Client } from 'openapi-fetch'
import type { components, paths as RestPaths } from '#schema/generated/rest.ts'
import type { paths as LegacyPaths } from '#schema/generated/legacy.ts'
import { portalFetch } from '../session/portal-fetch.ts'
import { type RestResult, badAnswer, resultOf } from './rest-result.ts'

type Schemas = components['schemas']
type Location = Schemas['Location']
export type Boundary = Schemas['Boundary']
type ListingEnquiryInput = Schemas['ListingEnquiryInput']
type DevelopmentEnquiryInput = Schemas['DevelopmentEnquiryInput']
type SellerEnquiryInput = Schemas['SellerEnquiryInput']
type AgentEnquiryInput = Schemas['AgentEnquiryInput']
export type EnquiryReceipt = Schemas['EnquiryReceipt']

type Called = { signal?: AbortSignal }

/** The REST operations that pages use. Each gives data or a problem, and rejects only when the caller aborts it. */
export type RestClient = {
  /** The suburb whose centre is nearest to a point in degrees, at most `radius` km away (5 unless said otherwise). */
  locationByPoint(
    point: { latitude: number; longitude: number },
    options?: Called & { radius?: number },
  ): Promise<RestResult<Location>>
  /** The outline of a location, by the location's number. */
  boundaryById(id: number, options?: Called): Promise<RestResult<Boundary>>
  /** Agents and places that fit what was typed, at most `take` of each. */
  agentsAndLocations(
    typed: string,
    options: Called & { take: number },
  ): Promise<RestResult<Schemas['AgentAndLocationSuggestions']>>
  /** Offices and places that fit what was typed, at most `take` of each. */
  officesAndLocations(
    typed: string,
    options: Called & { take: number },
  ): Promise<RestResult<Schemas['OfficeAndLocationSuggestions']>>
  /** Asks the agent of a listing. A repeat under the same idempotency key creates nothing and answers the same. */
  sendListingEnquiry(enquiry: ListingEnquiryInput, options?: Called): Promise<RestResult<EnquiryReceipt>>
  /** The short path of a search by its URL. */
  createShortLink(url: string, options?: Called): Promise<RestResult<Schemas['ShortLink']>>
  /** Asks who sells a home of a new development. */
  sendDevelopmentEnquiry(enquiry: DevelopmentEnquiryInput, options?: Called): Promise<RestResult<EnquiryReceipt>>
  /** Asks what a home is worth. */
  sendSellerEnquiry(enquiry: SellerEnquiryInput, options?: Called): Promise<RestResult<EnquiryReceipt>>
  /** Asks an agent. */
  sendAgentEnquiry(enquiry: AgentEnquiryInput, options?: Called): Promise<RestResult<EnquiryReceipt>>
  /** The version of the application that the server runs. */
  versionHeader(options?: Called): Promise<RestResult<string>>
}

export type RestClientOptions = {
  /** Where the portal is, without a slash at the end; empty in the browser. */
  baseUrl: string
  /** openapi-fetch keeps the fetch of its creation, so the global one is looked up at each call. */
  fetch?: (request: Request) => Promise<Response>
  timeoutMilliseconds?: number
}

const VERSION_HEADER = 'x-app-version'
const DEFAULT_TIMEOUT_MILLISECONDS = 15_000

/** The client of the REST contract, typed by what is generated from it. */
export function createRestClient({
  baseUrl,
  fetch = portalFetch,
  timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
}: RestClientOptions): RestClient {
  const rest: Client<RestPaths> = createClient<RestPaths>({ baseUrl: `${baseUrl}/rest`, fetch })
  const legacy: Client<LegacyPaths> = createClient<LegacyPaths>({ baseUrl: `${baseUrl}/api`, fetch })

  return {
    locationByPoint: ({ latitude, longitude }, { radius, signal: asked } = {}) => {
      const query = { lat: latitude, lng: longitude, ...(radius === undefined ? {} : { radius }) }
      return resultOf((signal) => rest.GET('/location/by-point', { params: { query }, signal }), {
        signal: asked,
        timeoutMilliseconds,
      })
    },
    boundaryById: (id, { signal: asked } = {}) =>
      resultOf((signal) => rest.GET('/boundary/{id}', { params: { path: { id } }, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    agentsAndLocations: (q, { take, signal: asked }) =>
      resultOf((signal) => rest.GET('/search/agentsandlocations', { params: { query: { q, take } }, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    officesAndLocations: (q, { take, signal: asked }) =>
      resultOf((signal) => rest.GET('/search/officesandlocations', { params: { query: { q, take } }, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    sendListingEnquiry: (enquiry, { signal: asked } = {}) =>
      resultOf((signal) => rest.POST('/listing/enquiry', { body: enquiry, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    createShortLink: (url, { signal: asked } = {}) =>
      resultOf((signal) => rest.POST('/search/shortlinks', { body: { url }, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    sendDevelopmentEnquiry: (enquiry, { signal: asked } = {}) =>
      resultOf((signal) => rest.POST('/listing/enquiries/developerlisting', { body: enquiry, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    sendSellerEnquiry: (enquiry, { signal: asked } = {}) =>
      resultOf((signal) => rest.POST('/listing/enquiries/seller', { body: enquiry, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    sendAgentEnquiry: (enquiry, { signal: asked } = {}) =>
      resultOf((signal) => rest.POST('/agents/enquiries', { body: enquiry, signal }), {
        signal: asked,
        timeoutMilliseconds,
      }),
    versionHeader: async ({ signal: asked } = {}) => {
      const readHeader = async (signal: AbortSignal) => {
        const { error, response } = await legacy.HEAD('/version', { signal })
        return { data: response.headers.get(VERSION_HEADER) ?? '', error, response }
      }
      const result = await resultOf(readHeader, { signal: asked, timeoutMilliseconds })
      return result.ok && result.data === '' ? badAnswer(`The answer has no header ${VERSION_HEADER}.`) : result
    },
  }
}
