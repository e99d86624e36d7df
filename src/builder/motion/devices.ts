import { Type } from 'typebox'
import type { Field } from '../fields.ts'

const DEVICES = { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' }

/** The devices on which something happens; all of them until a merchant takes one away. */
export function devices(label: string): Field<string[]> {
  return {
    label,
    control: 'choice',
    schema: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
    fallback: Object.keys(DEVICES),
    options: DEVICES,
    read: (raw) => (Array.isArray(raw) ? Object.keys(DEVICES).filter((device) => raw.includes(device)) : undefined),
  }
}
