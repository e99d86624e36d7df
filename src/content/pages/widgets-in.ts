/** The name of every widget in a document, containers left out. */
export function widgetsIn(elements: unknown, depth = 0): string[] {
  if (!Array.isArray(elements) || depth > 20) return []
  return elements.flatMap((one: unknown) => {
    const { elType, widgetType, elements: inner } = (one ?? {}) as Record<string, unknown>
    return [...(elType === 'widget' ? [String(widgetType)] : []), ...widgetsIn(inner, depth + 1)]
  })
}
