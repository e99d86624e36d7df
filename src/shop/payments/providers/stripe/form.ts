export type Fields = { readonly [name: string]: Value | undefined }
type Value = string | number | boolean | readonly (Value | Fields)[] | Fields

/** As Stripe wants it: `line_items[0][quantity]=1`. What is undefined is left out. */
export function formOf(fields: Fields): string {
  const pairs = new URLSearchParams()
  const add = (name: string, value: Value | Fields | undefined) => {
    if (value === undefined) return
    if (typeof value !== 'object') return pairs.append(name, String(value))
    for (const [part, inner] of Object.entries(value)) add(`${name}[${part}]`, inner as Value)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return pairs.toString()
}
