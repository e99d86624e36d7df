type Typed = { title?: { raw?: string | null }; slug?: string | null; date?: string | null }

const LONGEST = { title: 500, slug: 190 }

/** What keeps a page or a post from being saved, in the shape of its form. */
export function writingTroubles({ title, slug, date }: Typed) {
  const name = title?.raw?.trim() ?? ''
  const ofTitle = name === '' ? 'Dê um título: é por ele que se acha o texto.' : tooLong(name, LONGEST.title)
  const ofSlug = tooLong(slug ?? '', LONGEST.slug)
  return {
    ...(ofTitle && { title: { raw: ofTitle } }),
    ...(ofSlug && { slug: ofSlug }),
    ...(!date && { date: 'Diga o dia e a hora. Para tirar da loja, use “Voltar a rascunho”.' }),
  }
}

const tooLong = (text: string, longest: number) => (text.length > longest ? `No máximo ${longest} letras.` : undefined)
