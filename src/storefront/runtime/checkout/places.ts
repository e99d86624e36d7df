import { cepWarning } from '#kit/brazil/cep-warning.ts'
import { placeOfCep, readCep } from '#kit/brazil/cep.ts'
import { tell } from '#islands/page-events.ts'
import { ajaxUrl, params } from './params.ts'

/** A whole CEP fills city and state, unless somebody typed them, and asks for the freight at once. */
export function wakePlaces(form: HTMLFormElement) {
  for (const prefix of ['billing_', 'shipping_']) warn(form, prefix)
  form.addEventListener('change', ({ target }) => {
    const [, prefix] = (target instanceof Element && /^(billing_|shipping_)(postcode|state)$/.exec(target.id)) || []
    if (prefix) warn(form, prefix)
  })
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
    if (params().cep_service) void fillStreet(form, input, cep)
  })
}

type Answer = { success: boolean; data?: { street: string; neighborhood: string; city: string; state: string } }

/** Street and bairro come in the background. Without an answer, or for a CEP that is no longer there, nothing happens. */
async function fillStreet(form: HTMLFormElement, input: HTMLInputElement, cep: string) {
  try {
    const answer = await fetch(`${ajaxUrl('vitrine_cep')}&cep=${cep}`)
    const { data } = (await answer.json()) as Answer // our own server's answer
    if (!data || readCep(input.value) !== cep) return
    const prefix = input.name.replace('postcode', '')
    fill(form, `${prefix}address_1`, data.street)
    fill(form, `${prefix}neighborhood`, data.neighborhood)
    if (data.city) fill(form, `${prefix}city`, data.city)
    if (data.state) fill(form, `${prefix}state`, data.state)
  } catch {
    // No line to the shop: the street is typed by hand.
  }
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

/** A CEP of another state is said under the state, and keeps nobody from going on. */
function warn(form: HTMLFormElement, prefix: string) {
  const [cep, state] = [form.elements.namedItem(`${prefix}postcode`), form.elements.namedItem(`${prefix}state`)]
  if (!(cep instanceof HTMLInputElement) || !(state instanceof HTMLSelectElement)) return
  const row = state.closest('.form-row')
  const words = cepWarning(cep.value, state.value) ?? ''
  let told = row?.querySelector('.cep-warning')
  if (!told && words === '') return
  if (!told) {
    told = document.createElement('span')
    told.className = 'field-hint cep-warning'
    told.setAttribute('role', 'status')
    row?.append(told)
  }
  told.textContent = words
}
