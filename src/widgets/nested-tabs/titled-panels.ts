import type { ReactNode } from 'react'

export type TitledPanel = { title: string; id: string; panel: ReactNode }

/** Titles and the elements under them, in their order; an element without a title is numbered, a title without an element is left out. */
export function titledPanels(titles: { title: string; id: string }[], panels: ReactNode[] | undefined): TitledPanel[] {
  return (panels ?? []).map((panel, index) => ({
    title: titles[index]?.title || `Item ${index + 1}`,
    id: titles[index]?.id ?? '',
    panel,
  }))
}
