import { recordOf } from '#kit/unknown-json.ts'
import type { ConsentPlan } from '#kit/consent.ts'
import { isPolicyHost, MAX_POLICY_HOSTS, outsideScriptAddress } from '#kit/csp-sources.ts'
import type { ConsentReader, ConsentSettings, ConsentTag } from './contract.ts'
import { TEXT_VERSION } from './text.ts'

/** Its name among the shop's settings. */
export const CONSENT_SETTING = 'consent'

const MANAGER = 'https://www.googletagmanager.com'
/** What a tag manager fetches from and reports to before any tag of its own. */
const MANAGER_HOSTS = [MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Stored settings, healed: what can't be read is as the specification has it, tracking allowed until it is refused. */
export function readConsentSettings(stored: unknown): ConsentSettings {
  const { mode, banner, version, policy_url: policyUrl, tag } = recordOf(stored)
  return {
    mode: mode === 'opt-in' ? 'opt-in' : 'opt-out',
    banner: banner !== false,
    version: Number.isInteger(version) && Number(version) > 0 && Number(version) < 1e9 ? Number(version) : 1,
    policyUrl:
      typeof policyUrl === 'string' && /^\/(?!\/)[\w/-]{0,200}$/.test(policyUrl) ? policyUrl : '/politica-de-privacidade/',
    tag: readTag(tag),
  }
}

/** A script by its address, or a tag manager by its id; anything else is none. */
function readTag(stored: unknown): ConsentTag | undefined {
  const { url, gtm_id: managerId, purpose, hosts, private_pages: onPrivatePages } = recordOf(stored)
  const isManager = typeof managerId === 'string' && /^GTM-[A-Z0-9]{4,12}$/.test(managerId)
  const src = isManager ? `${MANAGER}/gtm.js?id=${managerId}` : outsideScriptAddress(url)
  if (!src) return undefined
  const more = Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string' && isPolicyHost(host)) : []
  return {
    src,
    isManager,
    purpose: purpose === 'necessary' || purpose === 'statistics' ? purpose : 'marketing',
    hosts: [...new Set([...(isManager ? MANAGER_HOSTS : [new URL(src).origin]), ...more])].slice(0, MAX_POLICY_HOSTS),
    onPrivatePages: onPrivatePages === true,
  }
}

export function createConsentReader(settings: { get: (name: string) => Promise<unknown> }): ConsentReader {
  return {
    ofPage: async ({ isPrivate }) => {
      const { mode, banner, version, tag } = readConsentSettings(await settings.get(CONSENT_SETTING))
      const isTagged = tag !== undefined && (tag.onPrivatePages || !isPrivate)
      const plan: ConsentPlan = {
        mode,
        version: `${TEXT_VERSION}-${version}`,
        asks: banner,
        tags: isTagged ? [{ purpose: tag.purpose, src: tag.src, isAsync: true, isManager: tag.isManager }] : [],
      }
      return { plan, hosts: isTagged ? tag.hosts : [] }
    },
  }
}
