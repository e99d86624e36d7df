import type { Previewed } from '../../canvas/previewed.ts'

/** A state of a form, as the preview draws it. */
export const previewedOf = (id: number | string, parts: Record<string, unknown>): Previewed => ({
  id,
  title: rawText(parts.title),
  excerpt: rawText(parts.excerpt),
  picture: Number(parts.featured_media ?? 0),
  document: parts.document ?? [],
  ...(Array.isArray(parts.conditions) && { conditions: parts.conditions as string[] }),
})

function rawText(value: unknown): string {
  const { raw } = (value ?? {}) as { raw?: unknown }
  return typeof raw === 'string' ? raw : ''
}
