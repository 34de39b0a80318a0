import { http, HttpResponse } from 'msw'
import type { MockState } from '../mock-state.ts'

export const versionHandlers = ({ portal }: MockState) => {
  const answer = () =>
    new HttpResponse(null, { headers: { 'x-app-version': portal.version, 'cache-control': 'no-store' } })
  return [http.head('*/api/version', answer)]
}
