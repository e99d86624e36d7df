import { isEditMode } from '#islands/edit-mode.ts'

/** The notice of the shop stays until it is dismissed; each notice has its own memory. Over a page that is being edited it rests. */
export function watchStoreNotice() {
  const notice = document.querySelector<HTMLElement>('.woocommerce-store-notice')
  if (!notice || isEditMode()) return
  const name = `store_notice${notice.dataset.noticeId ?? ''}`
  if (document.cookie.split('; ').includes(`${name}=hidden`)) return
  notice.hidden = false
  notice.querySelector('.woocommerce-store-notice__dismiss-link')?.addEventListener('click', (event) => {
    event.preventDefault()
    document.cookie = `${name}=hidden; path=/; SameSite=Lax`
    notice.hidden = true
  })
}
