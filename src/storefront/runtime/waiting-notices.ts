/** Shows what a visitor is told, where the page has something to tell: how it is shown is fetched then. */
export function bringNotices() {
  if (!document.querySelector('.woocommerce-notices-wrapper > *')) return
  void import('./notices.ts').then(({ showNotices }) => showNotices()).catch(console.error)
}
