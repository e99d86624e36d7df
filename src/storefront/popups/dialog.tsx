import type { ReactNode } from 'react'
import type { Popup } from '#content/popups/contract.ts'
import { Icon } from '#ui/icon.tsx'

/** A popup as a native dialog with the hooks that scripts of this ecosystem look for. The dialog is the veil, its content the window. */
export function PopupDialog({ popup: { id, title, settings }, children }: { popup: Popup; children: ReactNode }) {
  return (
    <dialog
      id={`elementor-popup-modal-${id}`}
      className="dialog-widget dialog-lightbox-widget dialog-type-lightbox elementor-popup-modal"
      aria-label={title}
      data-horizontal={settings.horizontal_position}
      data-vertical={settings.vertical_position}
    >
      <div className="dialog-widget-content dialog-lightbox-widget-content animated">
        <div className="dialog-message dialog-lightbox-message">
          <div
            data-elementor-type="popup"
            data-elementor-id={id}
            className={`elementor elementor-${id} elementor-location-popup`}
            data-elementor-settings={JSON.stringify(settings)}
          >
            {children}
          </div>
        </div>
        {settings.close_button && (
          <button
            type="button"
            className="dialog-close-button dialog-lightbox-close-button"
            aria-label="Fechar"
            hidden={settings.close_button_delay > 0}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </dialog>
  )
}
