import { type ChangeEvent, useState } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { refuseAmount, refuseMeasure, refuseWhole, shownAmount, wireAmount, wireWhole } from './amount.ts'

/** A price as people here type it; the API's decimal stands behind it. */
export const MoneyInput = ({ validate, ...props }: TextInputProps) => (
  <AmountInput {...props} validate={[refuseAmount, ...[validate ?? []].flat()]} />
)

/** A measure with up to three decimals, in the unit that its label says. */
export const MeasureInput = (props: TextInputProps) => <AmountInput {...props} validate={refuseMeasure} />

/** How many of something: no part of one, and not less than none. */
export const WholeInput = ({ validate, ...props }: TextInputProps) => (
  <TextInput
    {...props}
    inputMode="numeric"
    format={(value: number | string | null) => String(value ?? '')}
    parse={wireWhole}
    validate={[refuseWhole, ...[validate ?? []].flat()]}
  />
)

/** What is typed stays as it is typed until the field is left: «1.234,50» is no number yet at its fifth key. */
function AmountInput(props: TextInputProps) {
  const [typed, setTyped] = useState<string>()
  const format = (wire: string | null) => (typed !== undefined && wireAmount(typed) === wire ? typed : shownAmount(wire))
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      format={format}
      parse={wireAmount}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
