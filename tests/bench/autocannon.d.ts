/** The part of autocannon that the benches use; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds; or else how many requests in all. */
    duration?: number
    amount?: number
    requests: { method: string; path: string; headers: Record<string, string> }[]
  }
  export type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
