import { decodeEntities } from '#kit/entities.ts'
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

/** Search engines cut at the end of a word. */
export function cutForSearch(text: string, longest: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const kept = plain.slice(0, longest - 1)
  const end = kept.lastIndexOf(' ')
  return `${end > longest / 2 ? kept.slice(0, end) : kept}…`
}

/** What stands beside a name in a title where nobody wrote another. */
export const titleWithShop = (name: string, shop: string) => (shop === '' ? name : `${name} – ${shop}`)

/** Words of a text with markup, as a search engine reads them. */
export const wordsOfMarkup = (html: string) =>
  decodeEntities(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** «loja.com.br › produto › caneca». */
export const searchAddress = (host: string, ...parts: string[]) => [host, ...parts].join(' › ')
