import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, icon, lines, link, styled, text, textColorValue } from '#builder/fields.ts'
import { iconBoxParts } from './style-parts.ts'

export default defineWidget({
  name: 'icon-box',
  title: 'Caixa de ícone',
  group: 'basic',
  style: iconBoxParts,
  fields: {
    icon: icon('Ícone', 'leaf'),
    title_text: text('Título', 'Este é o título'),
    description_text: lines('Descrição'),
    link: link('Link'),
    view: choice('Visual do ícone', { default: 'Simples', stacked: 'Com fundo', framed: 'Com moldura' }, 'default'),
    shape: askedWhen(
      { view: ['stacked', 'framed'] },
      choice('Forma do ícone', { circle: 'Círculo', rounded: 'Arredondada', square: 'Quadrada' }, 'circle'),
    ),
    position: {
      ...choice('Posição do ícone', { top: 'Em cima', start: 'Antes do texto', end: 'Depois do texto' }, 'top'),
      perDevice: true as const,
    },
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    title_size: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'h3'),
    card: choice('Caixa', { none: 'Sem caixa', line: 'Com linha', surface: 'Com fundo' }, 'none'),
    primary_color: styled(color('Cor do ícone', 'brand'), '--icon-color', textColorValue),
  },
})
