import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, link, number, perDevice, styled, text } from '#builder/fields.ts'

export default defineWidget({
  name: 'icon',
  title: 'Ícone',
  group: 'basic',
  fields: {
    icon: icon('Ícone', 'leaf'),
    view: choice('Visual', { default: 'Simples', stacked: 'Com fundo', framed: 'Com moldura' }, 'default'),
    shape: askedWhen({ view: ['stacked', 'framed'] }, choice('Forma', { circle: 'Círculo', square: 'Quadrado' }, 'circle')),
    link: link('Link'),
    /** What the link does, in words: the drawing says nothing to those who can't see it. */
    label: askedWhen({ link: true }, text('Texto do link', '', 120)),
    primary_color: styled(color('Cor', 'brand'), '--icon-color', colorValue),
    size: perDevice(number('Tamanho (px)', { min: 12, max: 200, fallback: 40 }), '--icon-size', (px) => `${px}px`),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'), '--icon-align'),
  },
})
