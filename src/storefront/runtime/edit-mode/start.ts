import { isEditMode } from '#islands/edit-mode.ts'

type Frontend = { isEditMode?: () => boolean; config?: Record<string, unknown> }

/** Tells scripts of this ecosystem which mode the page is in, and lets popups rest while it is edited. */
export function startMode() {
  const page = window as Window & { elementorFrontend?: Frontend; elementorFrontendConfig?: Record<string, unknown> }
  const environmentMode = { edit: isEditMode(), wpPreview: false, isScriptDebug: false }
  page.elementorFrontendConfig = { ...page.elementorFrontendConfig, environmentMode }
  const frontend = (page.elementorFrontend ??= {})
  frontend.isEditMode = isEditMode
  frontend.config = { ...frontend.config, environmentMode }
  if (isEditMode()) addEventListener('click', restPopups, { capture: true })
}

/** A link that would open or close a popup, or a lightbox, only gets the focus here. */
function restPopups(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a[href*="elementor-action"]')
  if (!link) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
