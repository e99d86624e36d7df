const STYLE = `
#coming-soon-footer-banner:not([hidden]){position:fixed;inset:auto 0 0;z-index:900;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;padding:.5rem 1rem;background:#2d1b12;color:#fff;font-size:.9rem;text-align:center}
.coming-soon-footer-banner-dismiss{display:inline-grid;align-items:center;min-block-size:44px;padding-inline:.75rem;color:#fff}
`
const TEXT = 'Esta página está no modo “Em breve” e só é visível para você e para quem tem permissão.'

/** Asks whether this visitor is one who runs the shop, and shows the banner to those alone. */
export async function startComingSoon(banner: HTMLElement) {
  const answer = await fetch('/coming-soon/banner/', { headers: { accept: 'application/json' } })
  if (answer.status !== 200) return
  const { restUrl, nonce } = (await answer.json()) as { restUrl: string; nonce: string } // content/coming-soon/routes.ts
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
  const content = document.createElement('div')
  content.className = 'coming-soon-footer-banner__content'
  content.textContent = TEXT
  const dismiss = document.createElement('a')
  Object.assign(dismiss, { className: 'coming-soon-footer-banner-dismiss', href: '#', role: 'button', textContent: 'Dispensar' })
  Object.assign(dismiss.dataset, { restUrl, restNonce: nonce })
  banner.setAttribute('role', 'region')
  banner.setAttribute('aria-label', 'Loja em preparação')
  banner.append(content, dismiss)
  banner.hidden = false
  dismiss.addEventListener('click', (event) => {
    event.preventDefault()
    void putAway(banner, dismiss)
  })
  dismiss.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    dismiss.click()
  })
}

/** Whatever the shop answers, even when nothing does, the banner goes: it is only a hint. */
async function putAway(banner: HTMLElement, { dataset: { restUrl = '', restNonce = '' } }: HTMLElement) {
  const body = new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' })
  await fetch(restUrl, { method: 'POST', headers: { 'X-WP-Nonce': restNonce }, body }).catch(() => undefined)
  banner.hidden = true
}
