import { segment, segmentInput, segmentLabel, segments } from '../recipes/field.css.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import type { Option } from './select-field.tsx'

type Props<Value extends string | number> = FieldProps & {
  name: string
  options: readonly (Option & { value: Value })[]
  /** Controlled with `values`, else `defaultValues` are chosen at first. */
  values?: readonly Value[]
  defaultValues?: readonly Value[]
  onChange?: (values: Value[]) => void
}

/** Any number of a few short ones: native checkboxes that look like pills. `onChange` gives those chosen, in the options' order. */
export function ChoicePills<Value extends string | number>(props: Props<Value>) {
  const { name, options, values, defaultValues = [], onChange, ...group } = props
  const chosenAfter = (own: Value, isChosen: boolean) =>
    options.map((option) => option.value).filter((value) => (value === own ? isChosen : values?.includes(value)))
  return (
    <FieldGroup {...group}>
      <div className={segments({ look: 'pills' })}>
        {options.map(({ value, label, isDisabled }) => (
          <label key={value} className={segment}>
            <input
              type="checkbox"
              name={name}
              value={value}
              disabled={isDisabled}
              className={segmentInput}
              {...(values ? { checked: values.includes(value) } : { defaultChecked: defaultValues.includes(value) })}
              onChange={onChange && ((event) => onChange(chosenAfter(value, event.currentTarget.checked)))}
            />
            <span className={segmentLabel({ look: 'pills' })}>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
