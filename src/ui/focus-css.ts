/** The rules for the points that pictures in this markup are cut around, and for what stands on a point of one; pages allow no style on an element. */
export function focusCss(markup: string): string {
  const points = new Set(Array.from(markup.matchAll(/ data-focus="(\d+% \d+%)"/g), ([, point]) => point!))
  const places = new Set(Array.from(markup.matchAll(/ data-point="(\d+% \d+%)"/g), ([, place]) => place!))
  const onPicture = [...places].map((place) => {
    const [x, y] = place.split(' ')
    return `[data-point='${place}']{inset-block-start:${y};inset-inline-start:${x}}`
  })
  return [...points].map((point) => `[data-focus='${point}']{object-position:${point}}`).join('') + onPicture.join('')
}
