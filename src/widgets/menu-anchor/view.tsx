import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function MenuAnchor({ settings: { anchor }, page }: ViewProps<typeof widget>) {
  if (page.editMode)
    return (
      <p className="builder-notice" role="note">
        {anchor === '' ? 'Esta âncora ainda não tem ID.' : `Âncora #${anchor}.`} Visitantes não veem este aviso.
      </p>
    )
  return anchor === '' ? null : <div className="elementor-menu-anchor" id={anchor} />
}
