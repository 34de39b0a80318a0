import BathIcon from 'lucide-react/icons/bath'
import BedIcon from 'lucide-react/icons/bed-double'
import CameraIcon from 'lucide-react/icons/camera'
import CarIcon from 'lucide-react/icons/car'
import RulerIcon from 'lucide-react/icons/ruler'
import { visuallyHidden } from '#src/design/visually-hidden/visually-hidden.css.ts'

const symbols = { bath: BathIcon, bed: BedIcon, camera: CameraIcon, car: CarIcon, ruler: RulerIcon }

export type SymbolName = keyof typeof symbols

const pixels = { small: 16, medium: 20 }

/** The icons that pages repeat many times, once for the document; SymbolIcon refers to them. */
export function IconSymbols() {
  return (
    <svg aria-hidden="true" className={visuallyHidden}>
      {Object.entries(symbols).map(([name, Drawing]) => (
        <Drawing key={name} id={`icon-${name}`} size="100%" />
      ))}
    </svg>
  )
}

/** A repeated icon, decorative: a reference in place of its paths, a tenth of the markup. */
export function SymbolIcon({ name, size = 'medium' }: { name: SymbolName; size?: keyof typeof pixels }) {
  return (
    <svg width={pixels[size]} height={pixels[size]} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
