import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function Shortcode({ settings: { shortcode }, page, panels }: ViewProps<typeof widget>) {
  const [panel] = panels ?? []
  if (panel) return <div className="elementor-shortcode">{panel}</div>
  if (!page.editMode) return null
  return (
    <p className="builder-notice" role="note">
      {shortcode.trim() === '' ? 'Escreva um shortcode.' : `Esta loja não conhece «${shortcode.trim()}».`} Visitantes não veem
      este aviso.
    </p>
  )
}
