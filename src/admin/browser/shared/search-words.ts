import { SHOWN_SEO } from '#kit/seo-words.ts'

export const SEO_LABELS = { title: 'Título para buscadores', description: 'Descrição para buscadores' }

/** What is said below the input: what shows while it is empty, then how much of it search engines show. */
export function seoHint(part: keyof typeof SHOWN_SEO, typed: string, instead: string): string {
  const shown = SHOWN_SEO[part]
  const length = typed.trim().length
  if (length === 0) return `Vazio: ${instead}. Os buscadores mostram cerca de ${shown} letras.`
  return length > shown
    ? `${length} letras: os buscadores mostram cerca de ${shown} e cortam o fim.`
    : `${length} de cerca de ${shown} letras.`
}
