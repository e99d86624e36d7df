import { Type } from 'typebox'
import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, number, perDevice, styled, text, toggle, type Field } from '#builder/fields.ts'
import { tocParts } from './style-parts.ts'

const TAGS = { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' }

const headingsByTags: Field<string[]> = {
  label: 'Cabeçalhos',
  control: 'choice',
  schema: Type.Array(Type.String({ maxLength: 10 }), { maxItems: 20 }),
  fallback: ['h2', 'h3', 'h4', 'h5', 'h6'],
  options: TAGS,
  read: (raw) => (Array.isArray(raw) ? Object.keys(TAGS).filter((tag) => raw.includes(tag)) : undefined),
}

export default defineWidget({
  name: 'table-of-contents',
  title: 'Sumário',
  group: 'site',
  style: tocParts,
  frontend: [
    'headings_by_tags',
    'exclude_headings_by_selector',
    'container',
    'marker_view',
    'icon',
    'hierarchical_view',
    'collapse_subitems',
    'minimize_box',
    'minimized_on',
    'min_height',
  ],
  fields: {
    title: text('Título', 'Sumário', 120),
    html_tag: choice('Etiqueta HTML do título', { ...TAGS, div: 'div' }, 'div'),
    headings_by_tags: headingsByTags,
    exclude_headings_by_selector: text('Deixar de fora (seletor CSS)', '', 500),
    container: text('Só dentro de (seletor CSS)', '', 500),
    marker_view: choice('Marcas', { numbers: 'Números', bullets: 'Marcadores' }, 'numbers'),
    icon: askedWhen({ marker_view: ['bullets'] }, icon('Ícone dos marcadores')),
    hierarchical_view: toggle('Mostrar níveis', true),
    collapse_subitems: askedWhen({ hierarchical_view: true }, toggle('Recolher os níveis de baixo')),
    minimize_box: toggle('Pode ser fechado', true),
    minimized_on: askedWhen(
      { minimize_box: true },
      choice('Começa fechado em', { none: 'Nenhum', mobile: 'Celular', tablet: 'Tablet e celular', desktop: 'Todos' }, 'tablet'),
    ),
    expand_icon: askedWhen({ minimize_box: true }, icon('Ícone de abrir', 'chevron-down')),
    collapse_icon: askedWhen({ minimize_box: true }, icon('Ícone de fechar (vazio: o mesmo, girado)')),
    no_headings_message: text('Quando não há cabeçalhos', 'Não foram encontrados cabeçalhos nesta página.', 200),
    word_wrap: toggle('Cortar títulos longos'),
    background_color: styled(color('Cor de fundo'), '--toc-ground', colorValue),
    border_color: styled(color('Cor da borda'), '--toc-line', colorValue),
    header_text_color: styled(color('Cor do título'), '--toc-header', colorValue),
    item_text_color_normal: styled(color('Cor dos itens'), '--toc-item', colorValue),
    item_text_color_active: styled(color('Cor do item lido'), '--toc-item-active', colorValue),
    min_height: perDevice(number('Altura mínima (px)', { min: 0, max: 2_000, fallback: 0 }), '--toc-min-height', (px) =>
      px > 0 ? `${px}px` : '',
    ),
  },
})
