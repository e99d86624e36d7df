import { loadOutsideScript } from '#islands/outside-script.ts'
import { fire } from '#islands/page-events.ts'

/** The version of Facebook's plugins that the shop speaks. */
export const FACEBOOK_VERSION = 'v2.10'

export type Facebook = {
  init: (setup: { appId: string; version: string; xfbml: boolean }) => void
  XFBML: { parse: (within: Element, done: () => void) => void }
}

/** Not loaded: neither. Loading, then loaded. Other scripts of the page may read it. */
export type FacebookConfig = { lang: string; app_id: string; isLoading: boolean; isLoaded: boolean }

type Config = { facebook_sdk?: FacebookConfig }
type Page = { FB?: Facebook; ElementorProFrontendConfig?: Config; elementorProFrontend?: { config?: Config } }

let loading: Promise<Facebook> | undefined

/** Facebook's script in the shop's language, loaded once for all its widgets on the page. Call it only where the visitor allows it. */
export function loadFacebook(
  { lang, app_id }: Pick<FacebookConfig, 'lang' | 'app_id'>,
  { page = window as unknown as Page, load = loadOutsideScript } = {},
): Promise<Facebook> {
  loading ??= begin(configOf(page, { lang, app_id }), page, load)
  // One that did not come may be asked for again.
  loading.catch(() => (loading = undefined))
  return loading
}

async function begin(config: FacebookConfig, page: Page, load: typeof loadOutsideScript): Promise<Facebook> {
  config.isLoading = true
  try {
    await load(`https://connect.facebook.net/${config.lang}/sdk.js`, { markup: true, crossOrigin: 'anonymous' })
    const { FB } = page
    if (!FB) throw new Error('Facebook’s script came without what it promises. It may be blocked in this browser.')
    FB.init({ appId: config.app_id, version: FACEBOOK_VERSION, xfbml: false })
    config.isLoaded = true
    if (typeof document !== 'undefined') fire(document, 'fb:sdk:loaded')
    return FB
  } finally {
    config.isLoading = false
  }
}

/** `elementorProFrontend.config.facebook_sdk`, where scripts of this ecosystem look for it: the object that the page was printed with. */
function configOf(page: Page, given: Pick<FacebookConfig, 'lang' | 'app_id'>): FacebookConfig {
  const frontend = (page.elementorProFrontend ??= {})
  frontend.config ??= page.ElementorProFrontendConfig ??= {}
  return (frontend.config.facebook_sdk ??= { ...given, isLoading: false, isLoaded: false })
}
