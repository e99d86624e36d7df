type Fields = { holder: HTMLInputElement; paper: HTMLInputElement }

/** Most people pay with a card of their own: what they typed of themselves stands there until they write something else. */
export function prefill(form: HTMLFormElement, { holder, paper }: Fields) {
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`#${name}`)?.value.trim() ?? ''
  const isCompany = form.querySelector<HTMLSelectElement>('#billing_persontype')?.value === '2'
  put(holder, `${typed('billing_first_name')} ${typed('billing_last_name')}`.trim().toUpperCase())
  put(paper, isCompany ? '' : typed('billing_cpf'))
}

function put(field: HTMLInputElement, text: string) {
  const isOwn = field.value !== '' && field.value !== field.dataset.prefilled
  if (isOwn || text === '' || document.activeElement === field) return
  field.value = text
  field.dataset.prefilled = text
}
