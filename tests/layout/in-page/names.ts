const names = new WeakMap<Element, string>()

/** For example "span.quantity": the id if it is no running number, or two classes that a person wrote. */
export function nameOf(element: Element): string {
  const known = names.get(element)
  if (known !== undefined) return known
  const id = element.id && !/[\d:«»]/.test(element.id) ? `#${element.id}` : ''
  const classes = [...element.classList].filter(
    (name) => !/^(css-|painel-|Mui.*-(root|sizeMedium|colorPrimary)$)|\d{3,}/.test(name),
  )
  const name =
    element.localName +
    (id ||
      classes
        .slice(0, 2)
        .map((one) => `.${one}`)
        .join(''))
  names.set(element, name)
  return name
}

/** The name after that of the nearest element around it that has one of its own. */
export function selectorOf(element: Element): string {
  const own = nameOf(element)
  if (own.includes('#')) return own
  let above = element.parentElement
  while (above && above !== document.body && !/[#.]/.test(nameOf(above))) above = above.parentElement
  return above && above !== document.body ? `${nameOf(above)} ${own}` : own
}

/** An element with the words on it. */
export function labelled(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
  return nameOf(element) + (words ? ` «${words}»` : '')
}
