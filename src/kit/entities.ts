const WRITTEN: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
}

/** The characters that cleaned markup writes as entities, as people type them. */
export const decodeEntities = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => WRITTEN[entity] ?? entity)
