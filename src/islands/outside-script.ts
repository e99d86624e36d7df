type Policies = {
  // The part of Trusted Types that is used here; TypeScript's DOM has none of it yet.
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (url: string) => string; createHTML: (markup: string) => string | null },
  ) => void
}

let isOpen = false
let takesMarkup = false

/**
 * Scripts from outside add others of theirs. The page's policy says from which hosts that may be;
 * markup as text stays forbidden to them, unless a widget that can't do without it says so: even then nothing in it can run,
 * since the same policy forbids scripts and handlers inside of markup.
 */
export function letOutsideScriptsAdd({ markup = false } = {}) {
  takesMarkup ||= markup
  if (isOpen) return
  isOpen = true
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => url,
    createHTML: (text) => (takesMarkup ? text : null),
  })
}

type Needs = {
  markup?: boolean
  /** The visitor has asked for what it does: it hangs on no consent. */
  isNeeded?: boolean
  /** Only of hosts that answer such a question. */ crossOrigin?: 'anonymous' | null
}
const asked = new Map<string, Promise<void>>()

/** Loads a script of somebody else, once for the page; one that did not come may be asked for again. Call it only where the visitor allows it. */
export function loadOutsideScript(src: string, { markup, isNeeded, crossOrigin = null }: Needs = {}): Promise<void> {
  const before = asked.get(src)
  if (before) return before
  letOutsideScriptsAdd({ markup })
  const loading = new Promise<void>((loaded, failed) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = crossOrigin
    // Who takes a consent back gets the page anew, without what came by it.
    if (!isNeeded) script.dataset.consentTag = 'marketing'
    script.addEventListener('load', () => loaded())
    script.addEventListener('error', () => {
      script.remove()
      failed(new Error(`${src} did not load, so what it would show stays a link. It may be blocked in this browser.`))
    })
    script.src = src
    document.head.append(script)
  })
  asked.set(src, loading)
  loading.catch(() => asked.delete(src))
  return loading
}
