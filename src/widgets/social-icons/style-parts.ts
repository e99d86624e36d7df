import { isRecord } from '#kit/is-record.ts'
import { colourCss, groundColourCss } from '#builder/style/values.ts'
import {
  border,
  colour,
  hoverAnimation,
  onHover,
  part,
  radius,
  size,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'
import { OFFICIAL_COLOURS } from './networks.ts'

const LIST = '.elementor-social-icons'
const ICON = `${LIST} a`
const RADII: Record<string, string> = { rounded: '10%', square: '0' }
/** More networks than any shop has in one list. */
const MOST_OWN_COLOURS = 12
const COUNTS = Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((count) => [count, count]))

/** The networks' own colours, where the merchant wants them. */
const official: StylePart[] = Object.entries(OFFICIAL_COLOURS).map(([network, ground]) =>
  part(
    'Ícones',
    `${ICON}[data-network=${network}]`,
    whenSet(['icon_color'], (value) =>
      value('icon_color') === 'default' && isListed(value('social_icon_list'), network)
        ? `border-color:transparent;background-color:${ground};color:#fff`
        : '',
    ),
  ),
)

/** Colours of a single icon; only rows with a link are drawn. */
const own: StylePart[] = Array.from({ length: MOST_OWN_COLOURS }, (_, index) =>
  part(
    'Ícones',
    `${LIST}>:nth-child(${index + 1})>a`,
    whenSet(['social_icon_list'], (value) => ownColours(drawnRows(value('social_icon_list'))[index])),
  ),
)

const drawnRows = (rows: unknown) =>
  Array.isArray(rows) ? rows.filter(isRecord).filter(({ link }) => isRecord(link) && Boolean(link.url)) : []
const isListed = (rows: unknown, network: string) =>
  drawnRows(rows).some((row) => row.network === network && row.item_icon_color !== 'custom')

function ownColours(row: Record<string, unknown> | undefined): string {
  if (row?.item_icon_color !== 'custom') return ''
  const ground = groundColourCss(row.item_icon_primary_color)
  const drawing = colourCss(row.item_icon_secondary_color)
  return [ground && `background-color:${ground}`, drawing && `color:${drawing}`].filter(Boolean).join(';')
}

const icons = part(
  'Ícones',
  ICON,
  whenSet(['shape'], (value) => (RADII[String(value('shape'))] ? `border-radius:${RADII[String(value('shape'))]}` : '')),
  colour('icon_primary_color', 'Cor de fundo', 'background-color'),
  colour('icon_secondary_color', 'Cor do ícone'),
  size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
  size(
    'icon_padding',
    'Espaço interno',
    (css) => `inline-size:auto;block-size:auto;min-inline-size:var(--target);min-block-size:var(--target);padding:${css}`,
    { min: 0 },
  ),
  border('image_border'),
  radius('border_radius'),
  hoverAnimation(),
  onHover(
    colour('hover_primary_color', 'Cor de fundo', 'background-color'),
    colour('hover_secondary_color', 'Cor do ícone'),
    colour('hover_border_color', 'Borda: cor', 'border-color'),
  ),
)

export const socialParts: StylePart[] = [
  ...official,
  part(
    'Ícones',
    LIST,
    words(
      'columns',
      'Colunas',
      (css) => (css === '0' ? 'display:flex' : `display:grid;grid-template-columns:repeat(${css},max-content)`),
      {
        options: { '0': 'Quantas couberem', ...COUNTS },
      },
    ),
    size('icon_spacing', 'Distância', 'gap', { min: 0 }),
    size('row_gap', 'Distância entre linhas', 'row-gap', { min: 0 }),
  ),
  icons,
  ...own,
]
