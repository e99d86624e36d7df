import { isEditMode } from '#islands/edit-mode.ts'
import { whenQuiet } from '#islands/when-idle.ts'
import { startMode } from './edit-mode/start.ts'
import { startFigures } from './figures/start.ts'

/** What a page begins with: at once while it is edited, for visitors with their first sign. */
export function startPageMode() {
  startMode()
  // Measuring must not be what makes a page slow.
  if (!isEditMode()) whenQuiet(startFigures)
  if (document.querySelector('link[rel="manifest"]')) whenQuiet(() => void callWorker())
}

const callWorker = async () => (await import('./app/register.ts')).registerApp()
