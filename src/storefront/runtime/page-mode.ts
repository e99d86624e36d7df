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
  for (const start of LATER) void start().catch(console.error)
  const tools = document.querySelector<HTMLElement>('.card-tools')
  if (tools) void startTools(tools).catch(console.error)
}

/** For what comes into a page that had none of it and so did not wake it. */
const LATER = [
  async () => (await import('./quantity.ts')).keepQuantities(),
  async () => (await import('./lazy-media/start.ts')).startLazyMedia(),
]

const startTools = async (place: HTMLElement) => (await import('./card-tools/start.ts')).startCardTools(place)

const callWorker = async () => (await import('./app/register.ts')).registerApp()
