import type { ViewProps } from '#builder/define-widget.ts'
import { NoticesPlace } from '#ui/notices.tsx'
import type widget from './widget.ts'

/** Where a visitor is told what happened. A page that has one has no other place; what is told to one visitor arrives as a fragment. */
export default function Notices({ settings, page: { kind, notices, editMode } }: ViewProps<typeof widget>) {
  // Such a page keeps its notices beside what they are about.
  if (kind === 'private' && !notices) return null
  return (
    <div className="e-woocommerce-notices-wrapper" data-look={settings.look} data-width={settings.width}>
      <NoticesPlace notices={notices} />
      {editMode && <p className="builder-notice">Os avisos da loja aparecem aqui. Visitantes não veem esta frase.</p>}
    </div>
  )
}
