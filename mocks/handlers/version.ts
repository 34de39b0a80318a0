import { http, HttpResponse } from 'msw'
import type { MockState } from '../mock-state.ts'

/** `HEAD` and `GET /api/version` of schema/openapi/legacy.yaml. */
export const versionHandlers = ({ portal: { version }, origin }: MockState) => {
  const headers = { 'x-app-version': version, 'cache-control': 'no-store' }
  return [
    http.head(`${origin}/api/version`, () => new HttpResponse(null, { headers })),
    http.get(`${origin}/api/version`, () => HttpResponse.json({ version }, { headers })),
  ]
}
