import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, icon, lines, link, styled, text, textColorValue } from '#builder/fields.ts'
import { colour, onHover, part, partOfHovered, radius, sides, size, textAlign, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'icon-box',
  title: 'Caixa de ícone',
  group: 'basic',
  style: [
    part('Caixa', '.elementor-icon-box', textAlign('text_align'), size('icon_space', 'Distância do ícone', 'gap', { min: 0 })),
    partOfHovered(
      '&:hover .elementor-icon-box-icon',
      part(
        'Ícone',
        '.elementor-icon-box-icon',
        size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
        size('icon_padding', 'Espaço interno', (css) => `inline-size:max-content;block-size:max-content;padding:${css}`, {
          min: 0,
        }),
        colour('secondary_color', 'Cor de fundo', 'background-color'),
        sides('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
        radius('border_radius'),
        onHover(colour('hover_primary_color', 'Cor'), colour('hover_secondary_color', 'Cor de fundo', 'background-color')),
      ),
    ),
    part('Ícone', '.elementor-icon-box-icon .icon', size('rotate', 'Girar', 'rotate', { unit: 'deg', units: ['deg'] })),
    textPart(
      'Título',
      '.elementor-icon-box-title',
      {
        color: 'title_color',
        typography: 'title_typography',
        shadow: 'title_shadow',
        hoverColor: 'hover_title_color',
        hover: '&:hover .elementor-icon-box-title',
      },
      size('title_bottom_space', 'Distância da descrição', 'margin-block-end'),
    ),
    textPart('Descrição', '.elementor-icon-box-description', {
      color: 'description_color',
      typography: 'description_typography',
      shadow: 'description_shadow',
    }),
  ],
  fields: {
    icon: icon('Ícone', 'leaf'),
    title_text: text('Título', 'Este é o título'),
    description_text: lines('Descrição'),
    link: link('Link'),
    view: choice('Visual do ícone', { default: 'Simples', stacked: 'Com fundo', framed: 'Com moldura' }, 'default'),
    position: choice('Posição do ícone', { top: 'Em cima', start: 'Ao lado' }, 'top'),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    title_size: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'h3'),
    card: choice('Caixa', { none: 'Sem caixa', line: 'Com linha', surface: 'Com fundo' }, 'none'),
    primary_color: styled(color('Cor do ícone', 'brand'), '--icon-color', textColorValue),
  },
})
