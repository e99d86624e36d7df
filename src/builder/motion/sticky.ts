import { allAskedWhen } from '../conditions.ts'
import { choice, number, perDevice, toggle, type Fields, type Settings } from '../fields.ts'
import { devices } from './devices.ts'

/** Settings of an element that stays in sight while the page scrolls under it. */
export const STICKY_FIELDS = {
  /** Of a row of the header: what the page begins with lies behind it. */
  over_page: toggle('Transparente sobre o começo da página (só no cabeçalho)'),
  sticky: choice('Fixar ao rolar', { '': 'Não', top: 'No topo', bottom: 'Embaixo' }, ''),
  ...allAskedWhen(
    { sticky: ['top', 'bottom'] },
    {
      sticky_on: devices('Fixar em'),
      sticky_offset: perDevice(number('Distância da borda (px)', { min: 0, max: 1_000, fallback: 0 }), '--sticky-offset', (px) =>
        px > 0 ? `${px}px` : '',
      ),
      /** How far the page is scrolled past it before it gets the look that a style sheet has for `elementor-sticky--effects`. */
      sticky_effects_offset: number('Distância até os efeitos (px)', { min: 0, max: 1_000, fallback: 0 }),
      /** In the header or the footer, an element that may leave them accompanies the whole page. */
      sticky_parent: toggle('Ficar dentro do contêiner'),
    },
  ),
} satisfies Fields

/** The hooks of a sticky element's tag; none for one that scrolls away like the others. */
export function stickyProps({
  over_page,
  sticky,
  sticky_on,
  sticky_effects_offset,
  sticky_parent,
}: Settings<typeof STICKY_FIELDS>) {
  const over = { 'data-over-page': over_page ? '' : undefined }
  if (sticky === '' || sticky_on.length === 0) return over_page ? { className: '', data: over, isHeld: false } : undefined
  return {
    className: 'elementor-sticky',
    isHeld: true,
    data: {
      ...over,
      'data-sticky': sticky,
      'data-sticky-on': sticky_on.join(' '),
      'data-sticky-parent': sticky_parent ? '' : undefined,
      'data-sticky-effects': sticky_effects_offset > 0 ? String(sticky_effects_offset) : undefined,
    },
  }
}
