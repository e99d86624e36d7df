import type { PageInfo } from '#builder/page-info.ts'

/** What stands where there is nothing of a product to show: visitors see nothing. */
export function NoProduct({ page, children }: { page: PageInfo; children?: string }) {
  if (!page.editMode) return null
  return (
    <p className="builder-notice" role="note">
      {children ?? 'Aqui aparece o produto da página. Em outras páginas, escolha um pelo ID.'} Visitantes não veem este aviso.
    </p>
  )
}
