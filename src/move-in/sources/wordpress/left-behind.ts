import { count } from '#kit/pt-br.ts'
import type { LeftThing } from '../../moved-thing.ts'
import type { OldShop, OtherSite } from './old-shop.ts'
import { isToldTaxonomy } from './terms.ts'

/** What stands in the old shop's tables and is not read, with the reason. */
export function* leftBehind(shop: OldShop): Generator<LeftThing> {
  for (const [kind, many] of shop.otherTypes)
    yield left(kind, `${count(many, 'conteúdo', 'conteúdos')} de um plugin que a loja não conhece.`)
  if (shop.spamComments > 0) yield left('comment', `${shop.spamComments} comentários marcados como spam.`)
  for (const [type, many] of shop.otherComments)
    yield left(
      'comment',
      /^(pingback|trackback)$/.test(type)
        ? `Avisos automáticos de links de outros sites (${type}): ${many}.`
        : `Comentários do tipo «${type}», que a loja não tem: ${many}.`,
    )
  for (const title of shop.unnumbered)
    yield left('item', 'O arquivo não diz o número deste conteúdo, e sem ele não pode ser lido.', title)
  const languages = shop.terms.all.filter(({ taxonomy }) => taxonomy === 'language')
  if (languages.length > 1)
    yield left(
      'item',
      `O site tem ${languages.length} idiomas (${namesOf(languages)}): a loja tem um só, e produtos e páginas de cada idioma vêm lado a lado. Apague os que não quiser.`,
    )
  for (const [taxonomy, terms] of Map.groupBy(shop.terms.all, (term) => term.taxonomy))
    if (isToldTaxonomy(taxonomy))
      yield left('term', `Classificação «${taxonomy}» de um plugin ou tema, que a loja não tem: ${namesOf(terms)}.`, taxonomy)
  for (const site of shop.otherSites) yield left('site', siteWords(site), site.name || site.prefix)
}

const left = (kind: string, reason: string, oldId?: string): LeftThing => ({
  left: { kind, reason, ...(oldId !== undefined && { oldId }) },
})

const MOST_NAMES = 5
const namesOf = (terms: readonly { name: string }[]) =>
  terms
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
    .join(', ') + (terms.length > MOST_NAMES ? ` e mais ${terms.length - MOST_NAMES}` : '')

const siteWords = ({ prefix, products, contents }: OtherSite) =>
  `O banco de dados tem mais de um site. Este (tabelas «${prefix}…», com ${count(products, 'produto', 'produtos')} e ` +
  `${count(contents - products, 'página ou post', 'páginas e posts')}) não veio: para trazê-lo, envie um arquivo só com as tabelas dele.`
