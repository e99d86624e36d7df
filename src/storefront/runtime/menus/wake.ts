import { whenQuiet } from '../when-quiet.ts'

/** Menus that only list links need no script. */
export function wakeMenus() {
  if (!document.querySelector('.elementor-nav-menu .sub-menu, .elementor-menu-toggle, [data-sm-options]')) return
  whenQuiet(() => void import('./start.ts').then(({ startMenus }) => startMenus(), console.error))
}
