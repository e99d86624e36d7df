/** For the field that somebody who opened a dialog wants to type into; as a `ref` it is called once, when the field appears. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()
