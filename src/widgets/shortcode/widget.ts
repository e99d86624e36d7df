import { defineWidget } from '#builder/define-widget.ts'
import { lines } from '#builder/fields.ts'
import { documentOfShortcode } from './read-shortcode.ts'

/** A shortcode of the ecosystem; those of the shop are drawn by the widget that does the same. */
export default defineWidget({
  name: 'shortcode',
  title: 'Shortcode',
  group: 'site',
  fields: { shortcode: lines('Shortcode') },
  check: ({ shortcode }) =>
    shortcode.trim() === '' || documentOfShortcode(shortcode)
      ? []
      : [
          {
            problem: `O shortcode «${shortcode.trim().slice(0, 80)}» não existe nesta loja; visitantes não o veem.`,
            isFatal: false,
          },
        ],
})
