import { fadeFragments, parse } from '#islands/fragments.ts'

/** Shows what sending costs under the form, instead of on a page of its own. */
export async function estimate(form: HTMLFormElement) {
  const place = form.parentElement?.querySelector('.freight-answer')
  if (!place) return form.submit()
  const unfade = fadeFragments(['.freight-answer'])
  place.setAttribute('aria-busy', 'true')
  try {
    const answer = parse(await (await fetch(addressOf(form))).text()).querySelector('.freight-answer')
    if (!answer) return form.submit()
    place.replaceChildren(...answer.childNodes)
  } catch {
    place.textContent = 'Não foi possível calcular agora. Confira a conexão e tente de novo.'
  } finally {
    unfade()
    place.removeAttribute('aria-busy')
  }
}

/** Where the form leads, for as many as stand in the product's own form, and for the variation that is chosen there. */
function addressOf(form: HTMLFormElement) {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const units = document.querySelector<HTMLInputElement>('form.cart .qty')?.value
  if (units) fields.set('quantidade', units)
  // 0 while none is chosen.
  const variation = document.querySelector<HTMLInputElement>('form.cart .variation_id')?.value
  if (Number(variation) > 0) fields.set('variacao', variation!)
  return `${form.action}?${fields}`
}
