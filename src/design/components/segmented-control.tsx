import { segment, segmentInput, segmentLabel, segments } from '../recipes/field.css.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import type { Option } from './select-field.tsx'

type Props<Value extends string | number> = FieldProps & {
  name: string
  options: readonly (Option & { value: Value })[]
  /** Controlled with `value`, else `defaultValue` is chosen at first. */
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

/** One of a few short ones, as a bar: native radio buttons. */
export function SegmentedControl<Value extends string | number>(props: Props<Value>) {
  const { name, options, value, defaultValue, onChange, ...group } = props
  return (
    <FieldGroup {...group}>
      <div className={segments({ look: 'bar' })}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              disabled={option.isDisabled}
              className={segmentInput}
              {...radioState(option.value, { value, defaultValue, onChange })}
            />
            <span className={segmentLabel({ look: 'bar' })}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
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
