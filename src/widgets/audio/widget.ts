import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, text, toggle } from '#builder/fields.ts'
import { audioParts } from './style-parts.ts'

/** A sound of this shop is played in its place; one of another site is a link, so that nothing is asked of that site unasked. */
export default defineWidget({
  name: 'audio',
  title: 'Áudio',
  group: 'media',
  style: audioParts,
  fields: {
    link: link('Arquivo de som ou endereço'),
    title: text('Título', '', 120),
    artist: text('De quem é', '', 120),
    preload: choice('Buscar antes', { none: 'Nada', metadata: 'Só a duração' }, 'none'),
    loop: toggle('Repetir'),
    download: toggle('Deixar baixar'),
  },
})
