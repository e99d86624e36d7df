import { isEditMode } from '#islands/edit-mode.ts'
import { whenClear } from './bottom-bars/when-clear.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

/** A dismissed notice stays away for a year: longer than any that a shop shows. */
const DISMISSED_SECONDS = 365 * 86_400

/** The notice of the shop stays until it is dismissed; each notice has its own memory. Over a page that is being edited it rests. */
export function watchStoreNotice() {
  const notice = document.querySelector<HTMLElement>('.woocommerce-store-notice')
  if (!notice || isEditMode()) return
  const name = `store_notice${notice.dataset.noticeId ?? ''}`
  if (document.cookie.split('; ').includes(`${name}=hidden`)) return
  whenClear(() => (notice.hidden = false))
  onFirstInteraction(
    () => void import('./bottom-bars/keep-clear.ts').then(({ keepClearOf }) => keepClearOf(notice)).catch(console.error),
  )
  notice.querySelector('.woocommerce-store-notice__dismiss-link')?.addEventListener('click', (event) => {
    event.preventDefault()
    document.cookie = `${name}=hidden; path=/; max-age=${DISMISSED_SECONDS}; SameSite=Lax`
    notice.hidden = true
  })
}
