import { placeOfCep, readCep } from '#kit/brazil/cep.ts'
import { tell } from './bus.ts'

/** A whole CEP fills city and state, unless somebody typed them, and asks for the freight at once. */
export function wakePlaces(form: HTMLFormElement) {
  form.addEventListener('input', (event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !input.name.endsWith('_postcode')) return
    const cep = readCep(input.value)
    if (!cep) return
    const prefix = input.name.replace('postcode', '')
    const { city, state } = placeOfCep(cep)
    fill(form, `${prefix}city`, city)
    fill(form, `${prefix}state`, state)
    tell('update_checkout')
  })
}

/** What we filled in ourselves we may change; what was typed stays. */
function fill(form: HTMLFormElement, name: string, value: string | undefined) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || value === undefined) return
  if (field.value !== '' && field.value !== field.dataset.filled) return
  field.value = value
  field.dataset.filled = value
  field.closest('.form-row')?.classList.remove('woocommerce-invalid')
}
