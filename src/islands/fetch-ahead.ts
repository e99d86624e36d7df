/** Fetches scripts without running any of them: whoever imports one later has it at once. */
export function fetchScripts(urls: readonly string[]) {
  for (const href of urls) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    addLink('modulepreload', href)
  }
}

export function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel, href })
  document.head.append(link)
}

/** A line that is slow, or paid for by its bytes, is left to what is really asked for. */
export function isLineSpare() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } // not in every browser
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
