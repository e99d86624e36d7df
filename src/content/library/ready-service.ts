import type { DesignElement } from './elements.ts'
import type { ReadyDesign } from './ready.ts'
import type { ShopFacts } from './shop-facts.ts'

type Options = { designs: readonly ReadyDesign[]; readFacts: () => Promise<ShopFacts> }

/** The designs that the shop comes with, drawn with its own words, goods and pictures. */
export function createReadyDesigns({ designs, readFacts }: Options) {
  const byId = new Map(designs.map((design) => [design.id, design]))
  return {
    list: () => designs,
    find: (id: string) => byId.get(id),
    /** `isFirst`: it begins its page. Those that are not there are left out. */
    draw: async (ids: readonly string[], isFirst: boolean): Promise<DesignElement[]> => {
      const wanted = ids.flatMap((id) => byId.get(id) ?? [])
      if (wanted.length === 0) return []
      const facts = await readFacts()
      return wanted.flatMap((design, place) => design.draw(facts, isFirst && place === 0))
    },
  }
}
export type ReadyDesigns = ReturnType<typeof createReadyDesigns>
