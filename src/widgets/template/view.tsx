import type { ViewProps } from '#builder/define-widget.ts'
import type { Saved } from './load.ts'
import type widget from './widget.ts'

export default function Template({ data: saved, page, panels }: ViewProps<typeof widget, Saved | undefined>) {
  const [panel] = panels ?? []
  if (saved && panel) return <div className={`elementor-template elementor elementor-${saved.id}`}>{panel}</div>
  if (!page.editMode) return null
  return (
    <p className="builder-notice" role="note">
      {saved
        ? 'Este modelo está dentro de si mesmo: não pode ser mostrado aqui.'
        : 'Escolha uma página ou um modelo publicado pelo ID.'}{' '}
      Visitantes não veem este aviso.
    </p>
  )
}
