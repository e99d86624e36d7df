import { useInput } from 'react-admin'

/** A value of the form around, read and changed where no input of its own shows it. */
export function useField<T>(source: string, fallback: T): [value: T, change: (value: T) => void] {
  const { field } = useInput({ source, defaultValue: fallback })
  return [(field.value as T | null | undefined) ?? fallback, field.onChange] // the form holds what the record had
}
