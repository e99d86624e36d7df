/** What Rank Math calls a comparison, as a pattern over paths; undefined where the whole path is meant. */
export function comparisonPattern(text: string, comparison: string): string | undefined {
  if (comparison === 'exact' || comparison === '') return undefined
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return (
    { contains: literal, start: `^/?${literal.replace(/^\/+/, '')}`, end: `${literal.replace(/\/+$/, '')}/?$` }[comparison] ??
    text
  )
}
