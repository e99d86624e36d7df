import { readCep } from '#kit/brazil/cep.ts'
import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { mark, unmark } from './errors.ts'

/** What is wrong with one field, for who just left it. The shop looks at everything again. */
export function problemOf(
  row: Pick<DOMTokenList, 'contains'>,
  { value, mask }: { value: string; mask: string | undefined },
): { kind: string; text: string } | undefined {
  if (value === '')
    return row.contains('validate-required') ? { kind: 'required-field', text: 'Este campo é obrigatório.' } : undefined
  if (row.contains('validate-email') && !isEmailAddress(value)) return { kind: 'email', text: 'Este e-mail não parece completo.' }
  if (mask === 'phone' && !readPhone(value)) return { kind: 'phone', text: 'Informe o DDD e o número.' }
  if (mask === 'cpf' && !readCpf(value)) return { kind: 'cpf', text: 'Este CPF não é válido. Confira os números.' }
  if (mask === 'cnpj' && !readCnpj(value))
    return { kind: 'cnpj', text: 'Este CNPJ não é válido. Confira os números e as letras.' }
  if (mask === 'cep' && !readCep(value)) return { kind: 'postcode', text: 'Este CEP não é válido.' }
  return undefined
}

/** Rows are marked as right or wrong when their field is left; typing takes the mark off again. */
export function wakeValidation(form: HTMLFormElement) {
  const check = (event: Event) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden') return
    const row = field.closest<HTMLElement>('.form-row')
    if (!row || (event.type === 'focusout' && !field.dataset.touched)) return
    const value = field.type === 'checkbox' ? ((field as HTMLInputElement).checked ? '1' : '') : field.value.trim()
    const problem = problemOf(row.classList, { value, mask: field.dataset.mask })
    unmark(field)
    if (problem) {
      row.classList.add(`woocommerce-invalid-${problem.kind}`)
      mark(field, problem.text)
    } else if (row.classList.contains('validate-required')) row.classList.add('woocommerce-validated')
  }
  form.addEventListener('input', (event) => {
    const field = event.target
    if (!(field instanceof HTMLElement)) return
    field.dataset.touched = ''
    // The first box of a group is marked for all of them.
    const marked = field.closest('fieldset.form-row')?.querySelector<HTMLElement>('[aria-invalid]') ?? field
    if (marked.getAttribute('aria-invalid')) unmark(marked)
    if (field.matches('[type="color"]')) {
      const none = field.closest('.color-answer')?.querySelector<HTMLInputElement>('[type="checkbox"]')
      if (none) none.checked = false
    }
  })
  form.addEventListener('change', check)
  form.addEventListener('validate', check)
  form.addEventListener('focusout', check)
}
