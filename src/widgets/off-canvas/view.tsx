import type { ViewProps } from '#builder/define-widget.ts'
import { PlainIsland } from '#islands/plain-island.tsx'
import { Icon } from '#ui/icon.tsx'
import { NoPanels } from '../nested-tabs/no-panels.tsx'
import type widget from './widget.ts'

/** Opens without scripts as the browser's own popover; with them as a dialog that keeps the focus. */
export default function OffCanvas({ settings, id, page, children }: ViewProps<typeof widget>) {
  const { off_canvas_name: name, show_trigger: hasTrigger, trigger_text, horizontal_position, has_overlay } = settings
  const panelId = `off-canvas-${id}`
  // While the page is edited the panel lies open, so that what is in it can be worked on.
  if (page.editMode)
    return (
      <section className="e-off-canvas" data-editing="" aria-label={name}>
        {children ?? <NoPanels page={page} />}
      </section>
    )
  if (!children) return null
  return (
    <PlainIsland name="off-canvas" when="idle">
      {hasTrigger && (
        <button type="button" className="button e-off-canvas-trigger" popoverTarget={panelId} aria-haspopup="dialog">
          {trigger_text || name}
        </button>
      )}
      <dialog
        id={panelId}
        className="e-off-canvas"
        popover="auto"
        aria-label={name}
        data-panel={id}
        data-side={horizontal_position}
        data-overlay={has_overlay ? '' : undefined}
        data-stays-on-click={settings.is_not_close_on_overlay ? '' : undefined}
        data-stays-on-escape={settings.is_not_close_on_esc_overlay ? '' : undefined}
      >
        <button
          type="button"
          className="e-off-canvas-close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={`Fechar ${name}`}
        >
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </PlainIsland>
  )
}
