import { beforeEach, expect, test, vi } from 'vitest'
import type * as Sdk from './sdk.ts'

let sdk: typeof Sdk
beforeEach(async () => {
  vi.resetModules()
  sdk = await import('./sdk.ts')
})

function aPage() {
  const setups: unknown[] = []
  const FB = { init: (setup: unknown) => void setups.push(setup), XFBML: { parse: () => {} } }
  const page: { FB?: typeof FB; elementorProFrontend?: { config?: { facebook_sdk?: Sdk.FacebookConfig } } } = {}
  const asked: string[] = []
  let come = () => {}
  const load = (src: string) => {
    asked.push(src)
    return new Promise<void>((loaded) => {
      come = () => {
        page.FB = FB
        loaded()
      }
    })
  }
  const state = () => {
    const { isLoading, isLoaded } = page.elementorProFrontend!.config!.facebook_sdk!
    return isLoaded ? 'loaded' : isLoading ? 'loading' : 'not loaded'
  }
  return { page, setups, asked, load, come: () => come(), state }
}

test('[FB-1] the script is loaded once for all widgets, in the shop’s language: not loaded, loading, loaded', async () => {
  const { page, setups, asked, load, come, state } = aPage()
  const config = { lang: 'pt_BR', app_id: '1234567' }
  const first = sdk.loadFacebook(config, { page, load })
  const second = sdk.loadFacebook(config, { page, load })
  expect(state()).toBe('loading')
  come()
  expect(await first).toBe(await second)
  expect(state()).toBe('loaded')
  expect(asked).toEqual(['https://connect.facebook.net/pt_BR/sdk.js'])
  expect(setups).toEqual([{ appId: '1234567', version: 'v2.10', xfbml: false }])
  await sdk.loadFacebook(config, { page, load })
  expect(asked).toHaveLength(1)
})

test('[FB-1] a script that did not come is not loaded, and may be asked for again', async () => {
  const { page, asked, load, come, state } = aPage()
  const config = { lang: 'es_LA', app_id: '' }
  const blocked = () => Promise.reject(new Error('blocked'))
  await expect(sdk.loadFacebook(config, { page, load: blocked })).rejects.toThrow('blocked')
  expect(state()).toBe('not loaded')
  const again = sdk.loadFacebook(config, { page, load })
  expect(state()).toBe('loading')
  come()
  await again
  expect(state()).toBe('loaded')
  expect(asked).toEqual(['https://connect.facebook.net/es_LA/sdk.js'])
})

test('[FB-1] what the page was printed with tells the states too', async () => {
  const { page, load, come } = aPage()
  const printed = { facebook_sdk: { lang: 'pt_BR', app_id: '1234567', isLoading: false, isLoaded: false } }
  const loading = sdk.loadFacebook(
    { lang: 'pt_BR', app_id: '1234567' },
    { page: Object.assign(page, { ElementorProFrontendConfig: printed }), load },
  )
  expect(printed.facebook_sdk).toMatchObject({ isLoading: true, isLoaded: false })
  come()
  await loading
  expect(printed.facebook_sdk).toEqual({ lang: 'pt_BR', app_id: '1234567', isLoading: false, isLoaded: true })
})

test('[FB-1] the version is the one that the specification names', () => {
  expect(sdk.FACEBOOK_VERSION).toBe('v2.10')
})
