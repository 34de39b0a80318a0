import { segment, segmentInput, segmentLabel, segments } from './segmented-control.css.ts'
import { fieldset, legend } from '#src/design/field/field.css.ts'
import { visuallyHidden } from '#src/design/visually-hidden/visually-hidden.css.ts'
import type { Option } from '#src/design/select-field/select-field.tsx'

type Props<Value extends string | number> = {
  label: string
  /** The label stays for assistive technology. */
  isLabelHidden?: boolean
  name: string
  options: readonly (Option & { value: Value })[]
  /** Controlled with `value`, else `defaultValue` is selected at first. */
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

/** One of a few short options, as a bar: native radio buttons. */
export function SegmentedControl<Value extends string | number>(props: Props<Value>) {
  const { label, isLabelHidden = false, name, options, value, defaultValue, onChange } = props
  return (
    // Not the group of a form's fields: this one is in the first load.
    <fieldset className={fieldset}>
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={segments({ variant: 'bar' })}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              disabled={option.isDisabled}
              className={segmentInput}
              {...radioState(option.value, { value, defaultValue, onChange })}
            />
            <span className={segmentLabel({ variant: 'bar' })}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Choice<Value> = {
  value: Value | undefined
  defaultValue: Value | undefined
  onChange: ((value: Value) => void) | undefined
}

function radioState<Value extends string | number>(own: Value, { value, defaultValue, onChange }: Choice<Value>) {
  const checked = value === undefined ? { defaultChecked: defaultValue === own } : { checked: value === own }
  return { value: own, ...checked, onChange: onChange && (() => onChange(own)) }
}
