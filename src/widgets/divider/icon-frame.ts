import type { StyleControl } from '#builder/style/control.ts'
import { colour, size, unsaid, whenSet, words } from '#builder/style/parts.ts'
import { colourCss, sidesCss, sizeCss } from '#builder/style/values.ts'

const VIEWS = { stacked: 'Sobre um fundo', framed: 'Numa moldura' }
const when = { icon_view: Object.keys(VIEWS) }
const KEYS = ['icon_view', 'primary_color', 'secondary_color', 'icon_padding', 'icon_border_width', 'border_radius']

/** The icon on a ground of its first colour, or in a frame of it with the second one inside. */
export const iconFrame: StyleControl[] = [
  whenSet(KEYS, (value) => {
    const view = value('icon_view')
    if (view !== 'stacked' && view !== 'framed') return ''
    const [first, second] = [colourCss(value('primary_color')), colourCss(value('secondary_color'))]
    const padding = sizeCss(value('icon_padding'), { min: 0 }) || '.5em'
    const radius = sidesCss(value('border_radius'), { min: 0 }) || '50%'
    const frame =
      view === 'framed'
        ? `border:${sizeCss(value('icon_border_width'), { min: 0 }) || '3px'} solid;background-color:${second || 'transparent'}`
        : `color:${second || '#fff'};background-color:${first || 'var(--color-brand)'}`
    return `box-sizing:content-box;padding:${padding};border-radius:${radius};${frame}`
  }),
  unsaid(words('icon_view', 'Forma do ícone', '', { options: VIEWS, perDevice: false })),
  unsaid(colour('secondary_color', 'Segunda cor do ícone', 'color', { when })),
  unsaid(size('icon_padding', 'Espaço dentro da forma', '', { min: 0, when })),
  unsaid(size('icon_border_width', 'Espessura da moldura', '', { min: 0, when: { icon_view: ['framed'] } })),
  unsaid(size('border_radius', 'Cantos da forma', '', { min: 0, when })),
]
