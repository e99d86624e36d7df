import { findIn } from '../find-settings.ts'
import { joined, type Settings } from '../settings.ts'
import { plainLines } from '../texts.ts'
import { type Kind, piece, line, type Find, linkOf } from './piece.ts'
import { socialRows } from './site-kinds.ts'

/** A picture or an icon with a title and a text, and often a button. */
export const iconBox: Kind = (find) => {
  const picture = find.picture()
  const icon = picture ? undefined : find.icon()
  // Names of the others hold the word for a title too.
  const button = find.text('button')
  const subtitle = line(find.text('subtitle'))
  const title = find.text('title')
  const description = find.text('description')
  const link = linkOf(find.link())
  const text = [subtitle, description ? plainLines(description.value) : ''].filter(Boolean).join('\n')
  const aligned = find.align()
  const tag = find.tag()?.toLowerCase()
  const place = find.position()
  const isCentred = aligned.align === undefined ? place.position === undefined : aligned.align === 'center'
  const shared: Settings = {
    title_text: line(title),
    description_text: text,
    ...link,
    ...(tag && { title_size: tag }),
    align: isCentred ? 'center' : 'start',
    ...Object.fromEntries(Object.entries(aligned).map(([name, value]) => [`text_${name}`, value])),
    ...place,
    ...joined(
      find.style(/title/i, { color: 'title_color', typography: 'title_typography' }, title?.name),
      find.style(
        /desc|content|text/i,
        { color: 'description_color', typography: 'description_typography' },
        description?.name ?? title?.name,
      ),
    ),
  }
  const words = line(button)
  return [
    picture
      ? piece('image-box', { image: picture.value, aspect: 'auto', ...shared, ...(words && { link_text: words }) })
      : piece('icon-box', { icon: icon?.value ?? '', ...joined(shared, iconColours(find)) }),
    ...(words && !picture ? [piece('button', { text: words, ...joined(link, buttonLook(find, button?.name)) })] : []),
  ]
}

function iconColours(find: Find): Settings {
  const ground = find.setting(ICON_GROUND, 'secondary_color')
  return joined(find.setting(ICON_COLOUR, 'primary_color'), {
    ...ground,
    ...(Object.keys(ground).length > 0 && { view: 'stacked' }),
  })
}

const ICON_GROUND = /^(?!.*(hover|title|desc|content|btn|button|badge|border|shadow)).*icon.*_(bg|background)_?colou?r/i
const ICON_COLOUR = /^(?!.*(hover|title|desc|content|btn|button|badge|bg|background|border|shadow|secondary)).*icon.*colou?r/i

/** Colours, type, space and corners of a button, by the words in their names. */
const buttonLook = (find: Find, near: string | undefined): Settings =>
  [
    find.setting(
      /^(?!.*(hover|icon|border|shadow))(?=.*(btn|button|^bg|^back)).*(bg|background).*colou?r(_responsive)?$/i,
      'background_color',
    ),
    find.setting(/^(?!.*icon)(?=.*hover).*(bg|background).*colou?r/i, 'button_background_hover_color'),
    find.setting(/^(?!.*(icon|bg|background|border|shadow))(?=.*hover).*colou?r/i, 'hover_color'),
    find.setting(/^(?!.*(icon|hover))(?=.*(btn|button)).*padding(_responsive)?$/i, 'text_padding'),
    find.setting(/^(?!.*(icon|hover))(?=.*(btn|button)).*radius(_responsive)?$/i, 'border_radius'),
    find.style(/btn|button|text/i, { color: 'button_text_color', typography: 'typography' }, near),
  ].reduce(joined)

/** A person: portrait, name, what they do, and where to find them. */
export const team: Kind = (find) => {
  const picture = find.picture()
  const name = line(find.text('name')) || line(find.text('title'))
  const job = line(find.text('job'))
  const about = find.text('description')
  const networks = socialRows(find.rows())
  const text = [job, about ? plainLines(about.value) : ''].filter(Boolean).join('\n')
  return [
    piece('image-box', {
      ...(picture && { image: picture.value }),
      title_text: name,
      description_text: text,
      align: 'center',
      ...linkOf(find.link()),
    }),
    ...(networks.length > 0 ? [piece('social-icons', { social_icon_list: networks, align: 'center' })] : []),
  ]
}

export const callToAction: Kind = (find) => {
  const picture = find.picture('with-ground')
  const title = line(find.text('title'))
  const description = find.text('description') ?? find.text('subtitle')
  const words = line(find.text('button'))
  return [
    piece('call-to-action', {
      ...(picture ? { bg_image: picture.value, skin: 'cover' } : {}),
      title,
      description: description ? plainLines(description.value) : '',
      button: words,
      ...linkOf(find.link()),
    }),
  ]
}

export const flipBox: Kind = (find, settings) => {
  const side = (pattern: RegExp) => findIn(Object.fromEntries(Object.entries(settings).filter(([name]) => pattern.test(name))))
  const [front, back] = [side(/front|_a$|side_a/i), side(/back(?!ground)|_b$|side_b/i)]
  const icon = find.icon()
  const text = (one: { value: string } | undefined) => (one ? plainLines(one.value) : '')
  return [
    piece('flip-box', {
      ...(icon ? { graphic_element: 'icon', selected_icon: icon.value } : { graphic_element: 'none' }),
      title_text_a: line(front.text('title')) || line(find.text('title')),
      description_text_a: text(front.text('description')),
      title_text_b: line(back.text('title')),
      description_text_b: text(back.text('description')),
      button_text: line(find.text('button')),
      ...linkOf(find.link()),
    }),
  ]
}

export const button: Kind = (find) => {
  const icon = find.icon()
  const rows = find.rows()
  if (rows.length > 0) return rows.flatMap((row) => button(findIn(row), row))
  const text = find.text('button') ?? find.text('title')
  return [
    piece('button', {
      text: line(text),
      ...linkOf(find.link()),
      ...(icon && { icon: icon.value }),
      ...find.align(),
      ...buttonLook(find, text?.name),
    }),
  ]
}

export const counter: Kind = (find) => {
  const number = line(find.text('number'))
  const title = line(find.text('title'))
  return [
    piece('counter', {
      ending_number: Number(number.replaceAll(/[^\d.-]/g, '')) || 0,
      prefix: line(find.text('prefix')),
      suffix: line(find.text('suffix')),
      title,
    }),
  ]
}

export const progress: Kind = (find) => {
  const rows = find.rows()
  const one = (bar: Find) => {
    const title = line(bar.text('title'))
    const percent = Number(line(bar.text('number')).replaceAll(/[^\d.]/g, ''))
    return piece('progress', { title, percent: Number.isFinite(percent) && percent > 0 ? Math.min(percent, 100) : 50 })
  }
  return rows.length > 0 ? rows.map((row) => one(findIn(row))) : [one(find)]
}

export const starRating: Kind = (find) => [
  piece('star-rating', { rating: Number(line(find.text('number'))) || 5, title: line(find.text('title')) }),
]

export const countdown: Kind = (find) => {
  const date = find.text('date')
  return [piece('countdown', { countdown_type: 'due_date', ...(date && { due_date: date.value }) })]
}
