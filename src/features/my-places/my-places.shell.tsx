import { Link } from '#src/design/link/link.tsx'
import type { ShellPart } from '#src/shared/runtime/define-feature.ts'
import { myPlacesCopy } from './my-places.copy.ts'
import { whereOn } from './my-places.shell.css.ts'

const MyPlacesLink = () => (
  <div className={whereOn}>
    <Link href="/my-places" isQuiet isStandalone>
      {myPlacesCopy.title}
    </Link>
  </div>
)

export default { place: 'footer', View: MyPlacesLink } satisfies ShellPart
