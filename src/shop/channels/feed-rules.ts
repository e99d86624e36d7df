import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { gtinOf } from './gtin.ts'

export type FeedId = 'google' | 'meta' | 'tiktok' | 'pinterest'
type Availability = Record<'in' | 'out' | 'backorder' | 'preorder', string>
export type Feed = {
  id: FeedId
  name: string
  path: string
  /** Where the merchant tells the channel the address. */
  where: string
  mostTitle: number
  mostDescription: number
  mostLink: number
  mostPictures: number
  availability: Availability
  /** Photographs in other shapes are refused. */
  pictures: RegExp
  /** Who made it has to be named, or its number given. */
  asksMaker: boolean
}

const WORDS: Availability = { in: 'in stock', out: 'out of stock', backorder: 'available for order', preorder: 'preorder' }
const JPEG_OR_PNG = /\.(jpe?g|png)$/i

/** The lists of the shop, one address for each channel, and what the channel documents of them (November 2026). */
export const FEEDS: readonly Feed[] = [
  {
    id: 'google',
    name: 'Google Merchant Center',
    path: '/feed/produtos/',
    where: 'Merchant Center › Fontes de dados › Adicionar fonte › Arquivo por link.',
    mostTitle: 150,
    mostDescription: 5_000,
    mostLink: 2_000,
    mostPictures: 10,
    availability: { in: 'in_stock', out: 'out_of_stock', backorder: 'backorder', preorder: 'preorder' },
    pictures: /\.(jpe?g|png|gif|webp|bmp|tiff?)$/i,
    asksMaker: true,
  },
  {
    id: 'meta',
    name: 'Meta (Facebook e Instagram)',
    path: '/feed/produtos/meta/',
    where: 'Gerenciador de Comércio › Catálogo › Fontes de dados › Feed de dados › Usar uma URL.',
    mostTitle: 200,
    mostDescription: 9_999,
    mostLink: 2_000,
    mostPictures: 20,
    availability: WORDS,
    pictures: /\.(jpe?g|png|webp)$/i,
    asksMaker: true,
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    path: '/feed/produtos/tiktok/',
    where: 'TikTok Ads Manager › Ferramentas › Catálogos › Adicionar produtos › Programar feed de dados.',
    mostTitle: 255,
    mostDescription: 5_000,
    mostLink: 2_000,
    mostPictures: 10,
    availability: WORDS,
    pictures: JPEG_OR_PNG,
    asksMaker: true,
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    path: '/feed/produtos/pinterest/',
    where: 'Pinterest Business › Catálogos › Adicionar fonte de dados › URL.',
    mostTitle: 500,
    mostDescription: 10_000,
    mostLink: 511,
    mostPictures: 10,
    // It knows no order without stock.
    availability: { ...WORDS, backorder: 'in stock' },
    pictures: /\.(jpe?g|png|webp)$/i,
    asksMaker: false,
  },
]
export const feedOf = (id: string) => FEEDS.find((feed) => feed.id === id)

/** `refused`: the channel leaves it out; `advice`: it takes it, and shows it less. */
export type FeedProblem = { kind: 'refused' | 'advice'; text: string }

export const titleOf = ({ name, choices }: Pick<ChannelOffer, 'name' | 'choices'>) =>
  [name, ...choices.map((choice) => choice.name)].join(', ')

export function offerPath({ slug, choices }: Pick<ChannelOffer, 'slug' | 'choices'>): string {
  const query = choices.map(({ attribute, slug: term }) => `attribute_pa_${attribute}=${term}`).join('&')
  return `/produto/${slug}/${query && `?${query}`}`
}

/** Why a channel leaves an offer out, or shows it less, by the rules that it documents; each says what to do. */
export function feedProblems(offer: ChannelOffer, feed: Feed, shopUrl: string): FeedProblem[] {
  const refused = (text: string): FeedProblem => ({ kind: 'refused', text })
  const advice = (text: string): FeedProblem => ({ kind: 'advice', text })
  const title = titleOf(offer)
  const [picture] = offer.pictures
  const gtin = gtinOf(offer.gtin)
  const problems: (FeedProblem | false)[] = [
    title.trim() === '' && refused('Não tem nome. Escreva o nome do produto.'),
    title.length > feed.mostTitle &&
      advice(`O nome passa de ${feed.mostTitle} letras e vai cortado. Encurte-o para o começo dizer o que é.`),
    offer.regularCents <= 0 && refused('Está sem preço. O canal só aceita preço acima de zero.'),
    picture === undefined && refused('Não tem foto. Acrescente pelo menos uma.'),
    picture !== undefined &&
      !feed.pictures.test(picture) &&
      refused('A foto principal não é JPEG nem PNG. Envie-a de novo num desses formatos.'),
    offer.description.trim() === '' &&
      advice('Não tem descrição: vai o nome no lugar. Escreva o que é, de que é feito e o tamanho.'),
    (shopUrl + offerPath(offer)).length > feed.mostLink && refused('O endereço da página é longo demais. Encurte o «slug».'),
    offer.gtin !== '' &&
      gtin === '' &&
      advice('O código de barras (GTIN) não confere e fica de fora. Confira os números, um por um.'),
    feed.asksMaker &&
      offer.brand === '' &&
      gtin === '' &&
      advice('Sem marca nem código de barras (GTIN): vai o nome da loja como marca. Se não foi você quem fez, preencha a marca.'),
    feed.asksMaker &&
      gtin === '' &&
      offer.brand !== '' &&
      offer.sku === '' &&
      advice('Sem código de barras (GTIN) e sem SKU: preencha um deles.'),
  ]
  return problems.filter((problem) => problem !== false)
}
