import { whenQuiet } from '../when-quiet.ts'

export function wakeLazyMedia() {
  whenQuiet(() => void import('./start.ts').then(({ startLazyMedia }) => startLazyMedia(), console.error))
}
