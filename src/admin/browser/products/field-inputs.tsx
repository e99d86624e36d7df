import { BooleanInput, DateInput, maxLength, required, SelectInput, TextInput } from 'react-admin'
import { type FormPanel, PRODUCT_FIELD_LIST, type ProductField } from '#shop/catalog/product-fields.ts'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import { MeasureInput, WholeInput } from '../shared/money-input.tsx'

/** The inputs that a panel of the product's form has by the table of fields; with `kind` those of one kind alone. */
export const FieldInputs = ({ panel, kind }: { panel: FormPanel; kind?: ProductField['kind']['is'] }) =>
  PRODUCT_FIELD_LIST.filter((field) => field.form?.panel === panel && (kind === undefined || field.kind.is === kind)).map(
    (field) => <FieldInput key={field.column} source={field.wire ?? field.column} field={field} />,
  )

function FieldInput({ source, field: { kind, label, form } }: { source: string; field: ProductField }) {
  const shown = { source, label: form?.label ?? label, helperText: form?.help ?? (false as const) }
  switch (kind.is) {
    case 'flag':
      return <BooleanInput {...shown} />
    case 'html':
      return <RichTextInput source={source} label={shown.label} helperText={form?.help} />
    case 'line':
      return <TextInput {...shown} validate={[...(kind.isRequired ? [required()] : []), maxLength(kind.longest)]} />
    case 'choice':
      return <SelectInput {...shown} choices={Object.entries(kind.names).map(([id, name]) => ({ id, name: capital(name) }))} />
    case 'day':
      return <DateInput {...shown} parse={(day: string) => day || null} />
    case 'whole':
      return <WholeInput {...shown} />
    default:
      return <MeasureInput {...shown} />
  }
}

const capital = (name: string) => name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1)
