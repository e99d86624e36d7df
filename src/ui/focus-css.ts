/** The rules for the points that pictures in this markup are cut around; nothing where none has a point of its own. */
export function focusCss(markup: string): string {
  const points = new Set(Array.from(markup.matchAll(/ data-focus="(\d+% \d+%)"/g), ([, point]) => point!))
  return [...points].map((point) => `[data-focus='${point}']{object-position:${point}}`).join('')
}
