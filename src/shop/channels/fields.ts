import type { SettingField } from '#kit/setting-field.ts'

/** The first of each channel's form. */
export const onField: SettingField = {
  name: 'on',
  label: 'Ligado',
  description: 'Só vale para visitantes que aceitaram; desligado, nada do canal entra nas páginas.',
  kind: 'checkbox',
  fallback: '',
  most: 1,
}

type Id = { name: string; label: string; description: string; pattern: RegExp; wrong: string }

/** An id as the channel gives it: a slip of the pen is told beside the field. */
export const idField = ({ name, label, description, pattern, wrong }: Id): SettingField => ({
  name,
  label,
  description,
  kind: 'text',
  fallback: '',
  most: 100,
  check: (typed) => (typed.trim() === '' || pattern.test(typed.trim()) ? typed.trim() : undefined),
  wrong,
})

export const testCodeField = (description: string): SettingField => ({
  ...idField({
    name: 'testCode',
    label: 'Código de teste',
    description,
    pattern: /^[A-Za-z0-9_-]{1,60}$/,
    wrong: 'Só letras e números, como TEST12345.',
  }),
})
