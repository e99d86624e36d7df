import type { SettingField } from './setting-field.ts'

export const textField = (name: string, label: string, description: string): SettingField => ({
  name,
  label,
  description,
  kind: 'text',
  fallback: '',
  most: 200,
})
/** Kept encrypted, and never shown again. */
export const secretField = (name: string, label: string, description: string): SettingField => ({
  ...textField(name, label, description),
  kind: 'secret',
  most: 2_000,
})
/** Where a service is, when it is not where it usually is. */
export const addressField = (name: string, label: string, description: string): SettingField => ({
  ...textField(name, label, description),
  check: (typed) => (typed.trim() === '' || isServiceAddress(typed.trim()) ? typed.trim() : undefined),
  wrong: 'Escreva um endereço que comece com https://.',
})
const isServiceAddress = (typed: string) =>
  URL.canParse(typed) && new URL(typed).protocol === 'https:' && new URL(typed).username === ''

/** Whether the service is asked in earnest, or on its own ground for trying. */
export const environmentField = (words: { label: string; description: string; test?: string }): SettingField => ({
  name: 'environment',
  label: words.label,
  description: words.description,
  kind: 'select',
  fallback: 'production',
  most: 20,
  options: [
    { value: 'production', label: 'Produção' },
    { value: 'test', label: words.test ?? 'Teste' },
  ],
})
