import { segment, segmentInput, segmentLabel, segments } from '#src/design/segmented-control/segmented-control.css.ts'
import { FieldGroup, type FieldProps } from '#src/design/field/field.tsx'
import type { Option } from '#src/design/select-field/select-field.tsx'

type Props<Value extends string | number> = FieldProps & {
  name: string
  options: readonly (Option & { value: Value })[]
  /** Controlled with `values`, else `defaultValues` are selected at first. */
  values?: readonly Value[]
  defaultValues?: readonly Value[]
  onChange?: (values: Value[]) => void
}

/** Any number of a few short options: native checkboxes styled as pills. `onChange` gives the selected values, in the order of the options. */
export function ChoicePills<Value extends string | number>(props: Props<Value>) {
  const { name, options, values, defaultValues = [], onChange, ...group } = props
  const chosenAfter = (own: Value, isChosen: boolean) =>
    options.map((option) => option.value).filter((value) => (value === own ? isChosen : values?.includes(value)))
  return (
    <FieldGroup {...group}>
      <div className={segments({ variant: 'pills' })}>
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
            <span className={segmentLabel({ variant: 'pills' })}>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
