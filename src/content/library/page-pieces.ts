import type { Place } from './design.ts'
import { band, type DesignElement, heading, prose, widget } from './elements.ts'
import { resellerForm } from './forms.ts'

/** A section that another one stands above. */
export const BELOW: Place = { isFirst: false }

export const LEGAL_NOTE =
  'Um ponto de partida, escrito com os dados da loja. Complete o que está entre colchetes e peça a quem entende de direito que o leia antes de publicar.'

/** The way here and the title of a page that has no picture to begin with, as wide as what stands below it. */
export const pageTitle = (title: string, lead: string, width: 'boxed' | 'narrow' = 'narrow'): DesignElement =>
  band(
    { padding_block: 'lg', gap: 'sm', content_width: width },
    widget('breadcrumbs', {}),
    heading(title, { header_size: 'h1' }),
    prose(`<p>${lead}</p>`, { size: 'lg', max_width: 60, text_color: 'muted' }),
  )

/** A text to be read from the beginning to the end. */
export const longText = (html: string): DesignElement =>
  band({ content_width: 'narrow', padding_block: 'md' }, prose(html.trim()))

/** Asks who wants to sell the shop's goods. */
export const resellerBand = (): DesignElement =>
  band({ content_width: 'narrow', padding_block: 'lg' }, heading('Peça a tabela de revenda', { align: 'center' }), resellerForm())
