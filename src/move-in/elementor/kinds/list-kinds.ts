import { findIn } from '../find-settings.ts'
import type { Settings } from '../settings.ts'
import { asParagraphs, plainLine, plainLines } from '../texts.ts'
import { iconBox } from './box-kinds.ts'
import { type Kind, piece, line, type Find, type Piece, rowsOf, linkOf } from './piece.ts'
import { heading } from './text-kinds.ts'

const panels = (row: Find): Settings => {
  const title = line(row.text('title'))
  const content = row.text('description')
  return { tab_title: title, tab_content: content ? asParagraphs(content.value) : '' }
}

export const panelled =
  (widget: 'accordion' | 'tabs' | 'toggle'): Kind =>
  (find) => [piece(widget, { tabs: rowsOf(find, panels) })]

const testimonialRow = (row: Find): Settings => {
  const picture = row.picture()
  const name = line(row.text('name'))
  const job = line(row.text('job'))
  const said = row.text('description')
  return { content: said ? plainLines(said.value) : '', name, title: job, ...(picture && { image: picture.value }) }
}

export const testimonial: Kind = (find, settings) => {
  const rows = rowsOf(find, testimonialRow)
  if (rows.length > 0) return [piece('testimonial-carousel', { slides: rows })]
  const { content, name, title, image } = testimonialRow(findIn(settings))
  return [
    piece('testimonial', {
      testimonial_content: content,
      testimonial_name: name,
      testimonial_job: title,
      ...(image !== undefined && { testimonial_image: image }),
    }),
  ]
}

export const reviews: Kind = (find) => [piece('reviews', { slides: rowsOf(find, (row) => ({ ...testimonialRow(row) })) })]

const listRow = (row: Find): Settings => {
  const icon = row.icon()
  const title = line(row.text('title'))
  const detail = row.text('description') ?? row.text('price')
  const text = title || line(detail)
  return {
    text,
    ...(title && detail && { detail: plainLine(detail.value) }),
    icon: icon?.value ?? 'check',
    ...linkOf(row.link()),
  }
}

export const iconList: Kind = (find) => [
  piece('icon-list', { icon_list: rowsOf(find, listRow).filter(({ text }) => text !== '') }),
]

export const priceTable: Kind = (find) => {
  const subtitle = line(find.text('subtitle'))
  const title = line(find.text('title'))
  const price = line(find.text('price'))
  const period = line(find.text('period'))
  const button = line(find.text('button'))
  const features = find
    .rows()
    .map((row) => ({ item_text: line(findIn(row).text('title')) || line(findIn(row).text('description')) }))
  const note = find.text('description')
  return [
    piece('price-table', {
      heading: title,
      sub_heading: subtitle || line(note),
      price: price.replace(/^\D{1,3}(?=\d)/, ''),
      period,
      currency_symbol: price.startsWith('R$') || price === '' ? 'real' : 'none',
      features_list: features.filter(({ item_text }) => item_text !== ''),
      button_text: button,
      ...linkOf(find.link()),
    }),
  ]
}

export const priceList: Kind = (find) => [
  piece('price-list', {
    price_list: rowsOf(find, (row) => {
      const picture = row.picture()
      return {
        title: line(row.text('title')),
        price: line(row.text('price')),
        item_description: line(row.text('description')),
        ...linkOf(row.link()),
        ...(picture && { image: picture.value }),
      }
    }),
  }),
]

export const slides: Kind = (find) => {
  const rows = rowsOf(find, (row) => {
    const picture = row.picture('with-ground')
    const title = line(row.text('title'))
    const description = row.text('description') ?? row.text('subtitle')
    return {
      heading: title,
      description: description ? plainLines(description.value) : '',
      button_text: line(row.text('button')),
      ...linkOf(row.link()),
      ...(picture && { background_image: picture.value }),
    }
  })
  return rows.length > 0 ? [piece('slides', { slides: rows })] : []
}

/** The rows of a list with a title, a text and a picture each, one below the other: steps, timelines, features. */
export const rowsAsParts: Kind = (find) => {
  const rows = find.rows()
  const intro = heading(find, {})
  return [
    ...intro,
    ...rows.flatMap((row): Piece[] => {
      const parts = iconBox(findIn(row), row)
      return parts.filter(
        ({ widget, settings }) =>
          widget === 'button' || settings.title_text !== '' || settings.description_text !== '' || settings.image !== undefined,
      )
    }),
  ]
}
