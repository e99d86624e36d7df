type Checked = {
  type: string
  validity: Partial<Record<Exclude<keyof ValidityState, 'valid'>, boolean>>
  validationMessage?: string
  title?: string
  min?: string
  max?: string
  minLength?: number
}

/** What is wrong with a field, in words that help to put it right. */
export function problemOf({ type, validity, validationMessage = '', title, min, max, minLength }: Checked): string {
  if (validity.customError) return validationMessage
  if (validity.valueMissing) return MISSING[type] ?? 'Preencha este campo.'
  if (validity.typeMismatch && type === 'email') return 'Digite um e-mail completo, como nome@exemplo.com.'
  if (validity.typeMismatch) return 'Digite um endereço completo, como https://exemplo.com.'
  if (validity.badInput) return type === 'number' ? 'Digite um número.' : 'Confira este campo.'
  if (validity.rangeUnderflow) return `O mínimo é ${boundOf(type, min)}.`
  if (validity.rangeOverflow) return `O máximo é ${boundOf(type, max)}.`
  if (validity.stepMismatch) return 'Digite um número inteiro.'
  if (validity.tooShort) return `Use ao menos ${minLength} caracteres.`
  // What a pattern asks for only its author can say.
  return title ? `${title}.` : 'Confira o formato deste campo.'
}

/** Days as people write them: 31/03/2026. */
const boundOf = (type: string, bound = '') => (type === 'date' ? bound.split('-').reverse().join('/') : bound)

const MISSING: Record<string, string> = {
  checkbox: 'Marque esta opção para continuar.',
  radio: 'Escolha uma das opções.',
  'select-one': 'Escolha uma das opções.',
  'select-multiple': 'Escolha ao menos uma das opções.',
  file: 'Escolha um arquivo.',
}
