import { cleanHtml } from '#kit/safe-html.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { LONGEST_OWN_TEXT } from '#shop/catalog/own-text.ts'
import type { OfferInput } from '#shop/catalog/editing/contract.ts'
import type { Measures } from '#shop/catalog/product-fields.ts'
import { type OldShop, type Reading, refused } from '../../kind.ts'
import { nameLine, oldIdOf, wholeOf, type Wire } from '../../wire.ts'
import { measuresOf, offerOf } from '../offer.ts'
import { pictureOf, slugFrom } from '../term.ts'

export type VariationRow = {
  parent: string
  input: OfferInput
  measures: Measures
  /** Cleaned markup. */
  description: string
  enabled: boolean
  position: number
  picture: { oldId: string; url: string; alt: string } | undefined
  terms: { name: string; slug: string; options: [string] }[]
}

/** A variation of wc/v3, with `parent_id`, as this shop keeps one. */
export function readVariation(data: Wire, shop: OldShop): Reading<VariationRow> {
  const notes: string[] = []
  const parent = oldIdOf(data['parent_id'])
  const terms = termsOf(data)
  const title = terms.map(({ name, options }) => `${name}: ${options[0]}`).join(', ') || `Variação ${String(data['id'] ?? '')}`
  if (!parent) return refused(title, 'Não diz de qual produto é.')
  if (data['status'] === 'trash') return refused(title, 'Está na lixeira da loja antiga.')
  const row: VariationRow = {
    parent,
    input: offerOf(data, notes),
    measures: measuresOf(data, shop),
    description: ownText(textOf(data['description']), notes),
    enabled: data['status'] === undefined || data['status'] === 'publish',
    position: wholeOf(data['menu_order']) ?? 0,
    picture: pictureOf(data['image']),
    terms,
  }
  if (listOf(data['downloads']).length > 0)
    notes.push('Tinha arquivos para baixar só dela: aqui os arquivos são do produto inteiro. Envie-os na tela do produto.')
  return { is: 'row', title, oldUrl: textOf(data['permalink']), row, notes }
}

function ownText(html: string, notes: string[]): string {
  if (html.length > LONGEST_OWN_TEXT) notes.push('A descrição só dela era longa demais e foi cortada.')
  return cleanHtml(html.slice(0, LONGEST_OWN_TEXT).trim())
}

/** An empty value means any: the variation then has none of that attribute. */
const termsOf = (data: Wire): VariationRow['terms'] =>
  listOf(data['attributes']).flatMap((one) => {
    const { name, slug, option } = recordOf(one)
    const value = nameLine(option, 200)
    const key = slugFrom((textOf(slug) || textOf(name)).replace(/^pa_/, ''))
    return value === '' || key === '' ? [] : [{ name: nameLine(name, 200) || key, slug: key, options: [value] }]
  })
