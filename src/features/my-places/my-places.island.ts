import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { featureOverrides, isOn } from '#src/shared/runtime/feature-switches.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'
import { myPlaces } from '#src/shared/storage/my-places.ts'

const distances = onIdle(() => import('./card-distances.ts'))

/** Shows the way to one's places while the feature is on, and how far homes are from them once there are some. */
export default function startMyPlaces({ execute }: IslandContext): void {
  let isStarted = false
  const follow = () => {
    document.documentElement.toggleAttribute('data-my-places', isOn('myPlaces'))
    if (isStarted || !isOn('myPlaces') || myPlaces.read().length === 0) return
    isStarted = true
    void distances.eventually().then(({ showDistances }) => showDistances(execute))
  }
  featureOverrides.onChange(follow)
  myPlaces.onChange(follow)
  follow()
}
