/** The ids by which a tab, its panel and the panel's content know each other. */
export function tabIds(id: string, index: number) {
  return { tab: `${id}-tab-${index}`, panel: `${id}-panel-${index}`, content: `${id}-content-${index}` }
}
