/** Tells scripts what happens, on the body, under the ecosystem's names. Answers false when a listener cancelled it. */
export function tell(name: string, detail: Record<string, unknown> = {}, cancelable = false): boolean {
  return document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }))
}
