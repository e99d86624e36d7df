import { slugOf } from '#kit/pt-br.ts'
import { box, button, type DesignElement, heading, prose, widget } from './elements.ts'
import { pictureOf, type PictureShape, type ShopFacts, whatsappLink } from './shop-facts.ts'

/** A title with a way on at the other end of the line. */
export const shelfHead = (title: string, more: string, url: string): DesignElement =>
  box(
    { flex_direction: 'row', justify: 'space-between', align_items: 'center', flex_wrap: 'wrap', gap: 'sm' },
    heading(title),
    button(more, url, { look: 'plain', icon: 'arrow-right' }),
  )

/** Products in four columns, also on tablets: a row of four leaves no hole. What differs is told. */
export const shelf = (settings: Record<string, unknown>): DesignElement =>
  widget('products', {
    columns: 4,
    columns_tablet: 4,
    columns_mobile: 2,
    rows: 1,
    nothing_found: 'Os primeiros produtos chegam em breve.',
    ...settings,
  })

/** A title, a paragraph and a button, beside a picture. */
export const words = (title: string, text: string, url: string, more: string): DesignElement =>
  box(
    { gap: 'sm' },
    heading(title),
    prose(`<p>${text}</p>`, { size: 'lg', max_width: 52 }),
    button(more, url, { look: 'outline' }),
  )

type Cover = { place: number; title: string; description: string; url: string; height: number }

/** A picture that is a link as a whole, with words over it. */
export const cover = (shop: ShopFacts, { place, title, description, url, height }: Cover): DesignElement =>
  widget('call-to-action', {
    skin: 'cover',
    bg_image: pictureOf(shop, place === 0 ? 'tall' : 'wide', place),
    title,
    description,
    button: 'Ver',
    link: { url },
    link_click: 'box',
    min_height: height,
    min_height_mobile: 240,
    vertical_position: 'end',
    background_color: 'night',
    text_color: 'paper',
    button_look: 'plain',
  })

/** The shop's first categories; what stands for them in a shop that has none yet. */
export function categoriesOf(shop: ShopFacts, count: number) {
  const own = shop.categories.slice(0, count).map(({ name, slug, pictureId }, place) => ({
    name,
    url: `/categoria-produto/${slug}/`,
    image: pictureId ? { id: pictureId } : pictureOf(shop, 'wide', place),
  }))
  const examples = ['Novidades', 'Mais vendidos', 'Presentes', 'Para casa', 'Para vestir', 'Ofertas']
  return own.length > 0
    ? own
    : examples.slice(0, count).map((name, place) => ({ name, url: '/loja/', image: pictureOf(shop, 'wide', place) }))
}

/** Different pictures for a gallery: no more than the shop has. */
export function picturesOf(shop: ShopFacts, shape: PictureShape, count: number, perRow = 1) {
  const all = Array.from({ length: count }, (_none, place) => pictureOf(shop, shape, place).id)
  const isEnough = new Set(all).size >= Math.min(3, count)
  const shown = (isEnough ? [...new Set(all)] : all).filter((id) => id > 0)
  // Whole rows alone: a hole at the end looks like something that did not load.
  const whole = shown.length - (shown.length % perRow)
  return shown.slice(0, whole > 0 ? whole : shown.length).map((id) => ({ image: { id }, caption: '' }))
}

type Plan = {
  heading: string
  sub_heading: string
  price: string
  period: string
  included: string[]
  url: string
  isFavourite?: boolean
}

export const plan = ({ included, url, isFavourite = false, ...texts }: Plan): DesignElement =>
  widget('price-table', {
    ...texts,
    features_list: included.map((item_text) => ({ item_text })),
    button_text: 'Quero este',
    link: { url },
    button_look: isFavourite ? 'solid' : 'outline',
    ...(isFavourite && { show_ribbon: 'yes', ribbon_title: 'Preferido' }),
  })

/** How the shop can be reached, with what is missing left out. */
export function channelsOf(shop: ShopFacts) {
  const { whatsapp, phone, email } = shop
  const all = [
    ...(whatsapp ? [{ icon: 'whatsapp', text: whatsapp, detail: 'WhatsApp', link: whatsappLink(shop) }] : []),
    ...(phone
      ? [{ icon: 'phone', text: phone, detail: 'Telefone', link: { url: `tel:+55${phone.replaceAll(/\D/g, '')}` } }]
      : []),
    ...(email ? [{ icon: 'mail', text: email, detail: 'E-mail', link: { url: `mailto:${email}` } }] : []),
  ]
  return all.length > 0 ? all : [{ icon: 'mail', text: 'Escreva pelo formulário', detail: 'A resposta chega no seu e-mail' }]
}

/** One line for each span of days. */
export const hoursOf = ({ hours }: ShopFacts) => {
  const all = hours.split('\n').filter(Boolean)
  return all.length > 0 ? all : ['De segunda a sexta, das 9h às 18h']
}

/** «casaaroeira»: as a name stands in a social network. */
export const accountOf = (name: string) => slugOf(name).replaceAll('-', '') || 'sualoja'
