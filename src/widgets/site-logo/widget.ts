import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, perDevice, styled, text, textColorValue, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'site-logo',
  title: 'Logo do site',
  group: 'site',
  fields: {
    /** Empty: the shop's own name. */
    name: text('Nome', '', 80),
    tagline: text('Frase sob o nome', '', 120),
    show_mark: toggle('Mostrar o desenho', true),
    mark: askedWhen(
      { show_mark: true },
      choice('Desenho', { initials: 'Iniciais do nome', twig: 'Ramo com folhas' }, 'initials'),
    ),
    layout: choice('Disposição', { row: 'Ao lado', column: 'Em cima' }, 'row'),
    size: perDevice(choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'), '--logo-size', (size) => SIZES[size]),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--logo-align'),
    mark_color: askedWhen({ show_mark: true }, styled(color('Cor do desenho', 'brand'), '--logo-mark', textColorValue)),
  },
})

const SIZES = { sm: '1.125rem', md: '1.4rem', lg: 'var(--text-3xl)' }
