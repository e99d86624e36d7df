/** The place for the banner stands in pages only while the shop is being prepared. */
export function wakeComingSoon() {
  const banner = document.getElementById('coming-soon-footer-banner')
  if (banner) void import('./start.ts').then(({ startComingSoon }) => startComingSoon(banner)).catch(console.error)
}
