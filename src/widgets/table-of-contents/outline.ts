export type Heading = { anchor: string; text: string; /** 1 for h1. */ level: number }
export type OutlineItem = { heading: Heading; items: OutlineItem[] }

/** Headings under the ones that they belong to. A page that jumps from h2 to h4 still steps in by one. */
export function nestHeadings(headings: readonly Heading[]): OutlineItem[] {
  const top: OutlineItem[] = []
  const open: OutlineItem[] = []
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.heading.level >= heading.level) open.pop()
    const item: OutlineItem = { heading, items: [] }
    const siblings = open.at(-1)?.items ?? top
    siblings.push(item)
    open.push(item)
  }
  return top
}

export const listHeadings = (headings: readonly Heading[]): OutlineItem[] => headings.map((heading) => ({ heading, items: [] }))

/** The heading is this item's own or stands somewhere under it. */
export function holds(item: OutlineItem, anchor: string | undefined): boolean {
  return item.heading.anchor === anchor || item.items.some((under) => holds(under, anchor))
}
