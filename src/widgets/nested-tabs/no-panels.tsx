import type { PageInfo } from '#builder/page-info.ts'

/** What stands in a widget for other elements that has none yet: visitors see nothing. */
export function NoPanels({ page }: { page: PageInfo }) {
  if (!page.editMode) return null
  return (
    <p className="builder-notice" role="note">
      Coloque contêineres dentro deste widget: cada um vira um painel. Visitantes não veem este aviso.
    </p>
  )
}
