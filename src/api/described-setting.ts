/** The kinds of settings by the ecosystem's words for their fields. */
export const SETTING_TYPES = {
  text: 'text',
  lines: 'textarea',
  number: 'number',
  checkbox: 'checkbox',
  select: 'select',
  secret: 'password',
  certificate: 'certificate',
} as const
