import { useEffect } from 'react'
import { layMasonry } from './masonry.ts'

/** Keeps a list laid as masonry while its width, its pictures or its posts change. It shows nothing itself. */
export function MasonryKeeper({ id }: { id: string }) {
  useEffect(() => {
    const grid = document.querySelector<HTMLElement>(`[data-id="${id}"] .elementor-grid`)
    if (!grid) return
    const lay = () => layMasonry(grid)
    const sizes = new ResizeObserver(lay)
    const watch = () => [grid, ...grid.children].forEach((item) => sizes.observe(item))
    const arrivals = new MutationObserver(watch)
    watch()
    arrivals.observe(grid, { childList: true })
    return () => {
      sizes.disconnect()
      arrivals.disconnect()
      for (const item of [grid, ...grid.children] as HTMLElement[]) item.removeAttribute('style') // ours alone
    }
  }, [id])
  return <div className="masonry-keeper" />
}
