import { isEmailAddress } from '#kit/email-address.ts'
import type { FieldProblem, Profile } from './contract.ts'

export type ProfileForm = Profile & {
  currentPassword: string
  newPassword: string
  repeatedPassword: string
  /** Applications and keys go on with a new password. */
  keepsPrograms?: boolean
}

/** What a form about oneself gets wrong, field by field. */
export function profileProblems(
  form: ProfileForm,
  before: Profile,
  passwordProblem: (password: string) => string | undefined,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const wrong = (field: string, text: string | undefined) => text !== undefined && problems.push({ field, text })
  for (const [field, label, value] of [
    ['account_first_name', 'Nome', form.firstName],
    ['account_last_name', 'Sobrenome', form.lastName],
    ['account_display_name', 'Nome de exibição', form.displayName],
  ] as const)
    wrong(field, value === '' ? `${label} é um campo obrigatório.` : tooLong(value, label))
  if (form.displayName.includes('@')) wrong('account_display_name', 'O nome de exibição não pode ser um endereço de e-mail.')
  if (!isEmailAddress(form.email)) wrong('account_email', 'Informe um endereço de e-mail válido.')
  const changesPassword = form.newPassword !== '' || form.repeatedPassword !== ''
  if (changesPassword) {
    wrong('password_1', passwordProblem(form.newPassword))
    if (form.newPassword !== form.repeatedPassword) wrong('password_2', 'As novas senhas não são iguais.')
  }
  if (form.currentPassword === '' && (changesPassword || form.email !== before.email))
    wrong('password_current', 'Para mudar a senha ou o e-mail, informe a sua senha atual.')
  return problems
}

const tooLong = (value: string, label: string) => (value.length > 120 ? `${label} pode ter até 120 letras.` : undefined)
