import { CONSENT_SETTING, readConsentSettings } from '#content/consent/settings.ts'
import type { ContentReader } from '#content/pages/contract.ts'

type Options = { settings: { get: (name: string) => Promise<unknown> }; content: Pick<ContentReader, 'page'> }

/** Where the shop says what it does with personal data; nothing while it has no such page, since a link would lead nowhere. */
export const createPolicyAddress =
  ({ settings, content }: Options) =>
  async (): Promise<string | undefined> => {
    const { policyUrl } = readConsentSettings(await settings.get(CONSENT_SETTING))
    const [, slug] = /^\/([a-z0-9-]+)\/?$/.exec(policyUrl) ?? []
    return slug === undefined || (await content.page('page', slug)) ? policyUrl : undefined
  }
export type PolicyAddress = ReturnType<typeof createPolicyAddress>
