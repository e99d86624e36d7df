/** The first element that a person's selector finds. One that the browser can't read is silently ignored. */
export function first(selector: string): Element | undefined {
  try {
    return document.querySelector(selector) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether an element is, or stands in, what a person's selector finds; likewise silent about a broken one. */
export function isWithin(element: Element, selector: string): boolean {
  try {
    return selector !== '' && element.closest(selector) !== null
  } catch {
    return false
  }
}
