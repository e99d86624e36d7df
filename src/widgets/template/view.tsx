import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

/** What the block holds. Whoever edits the page is told why there is nothing. */
export default function Block({ settings, page, children }: ViewProps<typeof widget>) {
  if (children) return children
  if (!page.editMode) return null
  return (
    <p className="builder-notice" role="note">
      {settings.template_id === 0
        ? 'Escolha qual bloco reutilizável aparece aqui.'
        : 'Este bloco reutilizável está vazio ou não existe mais. Visitantes não veem este aviso.'}
    </p>
  )
}
