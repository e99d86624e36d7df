import type { Described } from './described.ts'

export type FieldProps = { setting: Described; value: string; problem?: string | undefined; onChange: (value: string) => void }
