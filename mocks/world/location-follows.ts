import { subDays } from 'date-fns'

/** That a member follows a suburb or a street. */
export type LocationFollowRecord = { key: string; memberId: number; locationId: number; followedAt: Date }

const [LENA, OMAR, AGNES] = [1, 2, 3]
const [FITZROY, GORE_STREET] = [11, 100]

export const locationFollowKey = (memberId: number, locationId: number): string => `${memberId}-${locationId}`

/** Lena follows her suburb and her street, Agnes the suburb, Omar the street. */
export const locationFollowsOf = (now: Date): LocationFollowRecord[] => {
  const follow = (memberId: number, locationId: number, daysAgo: number) => ({
    key: locationFollowKey(memberId, locationId),
    memberId,
    locationId,
    followedAt: subDays(now, daysAgo),
  })
  return [
    follow(LENA, FITZROY, 30),
    follow(LENA, GORE_STREET, 9),
    follow(OMAR, GORE_STREET, 4),
    follow(AGNES, FITZROY, 2),
  ]
}
