const DEMO = '<section class="showcase-demo">'
const REFERENCES = /\s(id|for|form|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g
const LANDMARK = /<(?:nav\b[^>]*|form\b[^>]*(?:role="search"|aria-label=")[^>]*)>/g

/**
 * A frame has the same widget three times over, which no page of the shop has: what must be unique on a page, ids and the
 * names of landmarks, gets the number of its demo from the second one on.
 */
export function tellDemosApart(html: string): string {
  const [head = '', ...demos] = html.split(DEMO)
  const first = new Map<string, number>()
  const named = demos.map((demo, index) => {
    for (const id of idsOf(demo)) if (!first.has(id)) first.set(id, index)
    const own = new Set(idsOf(demo))
    const withIds = demo.replaceAll(REFERENCES, (whole, name: string, value: string) => {
      const renamed = value.split(' ').map((id) => (own.has(id) && first.get(id) !== index ? `${id}-${index + 1}` : id))
      return renamed.join(' ') === value ? whole : ` ${name}="${renamed.join(' ')}"`
    })
    return index === 0 ? withIds : withIds.replaceAll(LANDMARK, (tag) => numbered(tag, index + 1))
  })
  return [head, ...named].join(DEMO)
}

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)

function numbered(tag: string, number: number): string {
  if (tag.includes(' aria-label="')) return tag.replace(/ aria-label="([^"]*)"/, ` aria-label="$1 (${number})"`)
  return tag.includes('aria-labelledby') ? tag : tag.replace(/>$/, ` aria-label="Demonstração ${number}">`)
}
