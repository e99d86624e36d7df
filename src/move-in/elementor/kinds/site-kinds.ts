import { findIn } from '../find-settings.ts'
import { networkOf } from '../icons.ts'
import type { Settings } from '../settings.ts'
import { type Kind, piece, line, linkOf } from './piece.ts'

/** An empty one counts as well: what it shows is read from the shop. */
export const plain =
  (widget: string, settings: Settings = {}): Kind =>
  () => [piece(widget, settings)]

const FIELDS: Record<string, string> = {
  post_title: 'theme-page-title',
  post_excerpt: 'theme-post-excerpt',
  post_content: 'theme-post-content',
  post_date: 'post-info',
}
/** One fact of what a list of JetEngine shows; nothing for fields that other plug-ins keep. */
export const listingField: Kind = (_find, settings) => {
  const { dynamic_field_source: source = 'object', dynamic_field_post_object: field = 'post_title' } = settings
  const widget = source === 'object' && typeof field === 'string' && Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
  return widget === undefined ? [] : [piece(widget, {})]
}

export const navMenu: Kind = (find, settings) => {
  const menu = find.text('menu')
  const isVertical = Object.entries(settings).some(
    ([name, value]) => /layout|orientation/i.test(name) && /vertical/i.test(String(value)),
  )
  return [
    piece('nav-menu', {
      ...(menu && !/^\d+$/.test(menu.value) && { menu: menu.value }),
      ...(isVertical && { layout: 'vertical' }),
    }),
  ]
}

export const form: Kind = (find) => {
  const shortcode = find.text('shortcode')
  const title = line(find.text('title'))
  return [
    ...(title ? [piece('heading', { title })] : []),
    // The questions of such a form are kept elsewhere: the usual ones stand in for them.
    piece('form', {
      form_name: shortcode && !/^\d+$/.test(shortcode.value) ? shortcode.value.slice(0, 100) : 'Contato',
      form_fields: [
        { custom_id: 'name', field_type: 'text', field_label: 'Nome', required: 'yes', width: '100' },
        { custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'yes', width: '100' },
        { custom_id: 'message', field_type: 'textarea', field_label: 'Mensagem', width: '100' },
      ],
      submit_actions: [],
      button_text: line(find.text('button')) || 'Enviar',
    }),
  ]
}

export function socialRows(rows: readonly Settings[]): Settings[] {
  return rows.flatMap((row) => {
    const find = findIn(row)
    const icon = find.icon()
    const network = networkOf(icon?.value) ?? networkOf(Object.values(row).find((value) => networkOf(value) !== undefined))
    return network === undefined ? [] : [{ network, ...linkOf(find.link()) }]
  })
}

export const social: Kind = (find) => [piece('social-icons', { social_icon_list: socialRows(find.rows()), ...find.align() })]
