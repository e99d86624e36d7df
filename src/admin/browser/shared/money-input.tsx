import { TextInput, type TextInputProps } from 'react-admin'
import { ungrouped } from './words.ts'

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/
const isAmount = (value: unknown) => (!value || AMOUNT.test(String(value)) ? undefined : 'Escreva um valor como 49,90.')

/** A price as people here type it; the API's decimal stands behind it. */
export const MoneyInput = ({ validate, ...props }: TextInputProps) => (
  <TextInput
    {...props}
    inputMode="decimal"
    format={(value: string | null) => value?.replace('.', ',') ?? ''}
    parse={(typed: string) => ungrouped(typed).replace(',', '.')}
    validate={[isAmount, ...[validate ?? []].flat()]}
  />
)

/** A measure with up to three decimals, in the unit that its label says. */
export const MeasureInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    inputMode="decimal"
    format={(value: string | null) => value?.replace('.', ',') ?? ''}
    parse={(typed: string) => typed.trim().replace(',', '.')}
    validate={(value: unknown) =>
      !value || /^\d{1,6}(\.\d{1,3})?$/.test(String(value)) ? undefined : 'Escreva um número como 0,35.'
    }
  />
)
